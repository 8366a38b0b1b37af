import { toLatinDigits } from '#app/contract/latin-digits.ts'

/** The first three letters of the months. */
export const monthNames = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
]

/** The months in Nepali, in the spellings that people type. */
const nepaliMonths = [
  'जनवर[ीि]|ज्यानुअर[ीि]',
  'फेब|फे?ब्रुअर[ीि]|फे?ब्रुवर[ीि]|फरवर[ीि]',
  'मार्च',
  'अप्र[िी]ल|एप्र[िी]ल',
  'मे|मई',
  'ज[ुू]न',
  'ज[ुू]ला[ईइ]',
  'अग(?:स्ट|ष्ट|स्त)',
  'सेप्ट|सेप्टेम्[बव]र|सितम्[बव]र',
  'अक्ट[ोु][बव]र',
  'नोभेम्[बव]र|नवम्[बव]र',
  'डिसेम्[बव]र|दिसम्[बव]र',
].map((names) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${names})(?:मा|को)?(?![\\p{L}\\p{M}])`, 'gu'))

/** Returns a typed text in small letters, with Latin digits, single spaces and English names of months. */
export const normalizeTyped = (text: string) =>
  nepaliMonths.reduce(
    (normalized, pattern, index) => normalized.replaceAll(pattern, monthNames[index] ?? ''),
    toLatinDigits(text.normalize('NFKC'))
      .toLowerCase()
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      .replaceAll(/[\s,]+/g, ' ')
      .replaceAll(/\p{Pd}/gu, '-')
      .trim(),
  )
