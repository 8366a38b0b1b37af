/** Replaces Devanagari digits, which Nepali keyboards type. */
export const toLatinDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
