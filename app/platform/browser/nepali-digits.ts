const ZERO = '०'.charCodeAt(0)

/** Writes the digits of a text in Devanagari. */
export const nepaliDigits = (text: string | number) =>
  String(text).replace(/\d/g, (digit) => String.fromCharCode(ZERO + Number(digit)))
