/** In Devanagari, 0 to 9. */
const devanagari = '०१२३४५६७८९'
/** What people put between the digits of a phone number. */
const between = ' ().+/-'
const FEWEST = 6

/**
 * The digits of a phone number, however it is spelled, without what leads to Nepal; undefined: it
 * is something else.
 */
export function phoneDigitsOf(text: string) {
  const latin = text.trim().replace(/[०-९]/g, (digit) => String(devanagari.indexOf(digit)))
  if (!/^[\d ().+/-]+$/.test(latin)) return undefined
  const digits = latin.replace(/\D/g, '').replace(/^(00)?977|^0/, '')
  return digits.length >= FEWEST ? digits : undefined
}

/** Finds these digits in a text, in any spelling. */
export function phonePattern(digits: string) {
  const either = [...digits].map((digit) => `[${digit}${devanagari[Number(digit)]}]`)
  return either.join(`[${between}]*`)
}

/** To make digits only of a text: each of these becomes the one below it, or goes. */
export const spellings = { from: devanagari + between, to: '0123456789' }
