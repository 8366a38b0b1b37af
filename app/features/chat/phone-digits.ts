/** Devanagari digits 0 to 9. */
const devanagari = '०१२३४५६७८९'
/** Separators in phone numbers. */
const between = ' ().+/-'
const FEWEST = 6

/** The digits of a phone number without Nepal's country code; undefined when the text is none. */
export function phoneDigitsOf(text: string) {
  const latin = text.trim().replace(/[०-९]/g, (digit) => String(devanagari.indexOf(digit)))
  if (!/^[\d ().+/-]+$/.test(latin)) return undefined
  const digits = latin.replace(/\D/g, '').replace(/^(00)?977|^0/, '')
  return digits.length >= FEWEST ? digits : undefined
}

/** A pattern that matches these digits in any format. */
export function phonePattern(digits: string) {
  const either = [...digits].map((digit) => `[${digit}${devanagari[Number(digit)]}]`)
  return either.join(`[${between}]*`)
}

/** Character replacements that reduce a text to digits; separators are removed. */
export const spellings = { from: devanagari + between, to: '0123456789' }
