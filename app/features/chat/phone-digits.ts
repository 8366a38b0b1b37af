import { toLatinDigits } from '#app/contract/latin-digits.ts'

/** Devanagari digits 0 to 9. */
const devanagari = '०१२३४५६७८९'
/** Separators in phone numbers. */
const between = ' ().+/-'
const FEWEST = 6

/** Returns the digits of a phone number without Nepal's country code; undefined if the text is not a phone number. */
export function phoneDigitsOf(text: string) {
  const latin = toLatinDigits(text.trim())
  if (!/^[\d ().+/-]+$/.test(latin)) return undefined
  const digits = latin.replace(/\D/g, '').replace(/^(00)?977|^0/, '')
  return digits.length >= FEWEST ? digits : undefined
}

/** Returns a pattern that matches these digits in any format. */
export function phonePattern(digits: string) {
  const either = [...digits].map((digit) => `[${digit}${devanagari[Number(digit)]}]`)
  return either.join(`[${between}]*`)
}

/** Character replacements that reduce a text to digits; separators are removed. */
export const spellings = { from: devanagari + between, to: '0123456789' }
