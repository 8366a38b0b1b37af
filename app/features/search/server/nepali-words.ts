import { normalizeSpelling } from '#app/platform/server/text/name-spelling.ts'

/** Endings that join a Devanagari word of at least two letters, as `respell` spells them. */
const endings =
  /(?<=[अ-ह]\p{M}*[अ-ह]\p{M}*)(?<!्)(?:हरु)?(?:सग|बाट|देखि|सम्म|लाइ|हरु|बिना|को|का|कि|मा|ले)$/u
/** The same endings in romanised Nepali. */
const romanisedEndings = /(?<=.[aeiou].+)(?:haru)?(?:sanga|bata|lai|haru|ko|ka|ma|le)$/

const SPELLINGS: [RegExp, string][] = [
  // Nukta and joiners.
  [/[\u093c\u200c\u200d]/g, ''],
  // Nasals: अङ्ग्रेजी and अंग्रेजी, सँग and संग.
  [/[ङञणनम]्(?=[क-नप-मश-स])|[ँंः]/g, ''],
  [/[शष]/g, 'स'],
  [/व/g, 'ब'],
  [/ण/g, 'न'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  // छात्रवृत्ति and छात्रवृति.
  [/([क-ह])्\1/g, '$1'],
]

/**
 * Normalizes a Devanagari word for searches: one spelling of श, ष and स, of व and ब, of long and short
 * vowels and of nasals, without endings such as मा.
 */
export function foldNepali(word: string) {
  // NFD separates the nukta from its letter.
  const folded = respell(word.normalize('NFD'))
  return folded.replace(endings, '').replace(endings, '')
}

const respell = (word: string) =>
  SPELLINGS.reduce((text, [found, by]) => text.replace(found, by), word)

export const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word)

/**
 * Returns the sound of a word in either script: खर्च, kharcha and kharchha have the same. It has no
 * "a" inside, which people write or leave out.
 */
export function soundOf(word: string) {
  const plain = isDevanagari(word) ? respell(word.normalize('NFD')) : word
  return normalizeSpelling(plain)
    .replace(/ai|e/g, 'i')
    .replace(/o/g, 'u')
    .replace(/(?<=.)a/g, '')
    .replace(/(?<=.)[nm](?=[bcdgjkpst])/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** Removes the endings of a romanised word: "bideshma". */
export const stemRomanised = (word: string) => word.replace(romanisedEndings, '')
