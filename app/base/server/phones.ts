/**
 * A phone number as people write and paste it, in the digits and signs that every phone reads:
 * "००९७७ ९८०–0000000" is "+977 980-0000000". undefined: it is none, or has fewer than `least` digits.
 */
export function readPhone(text: string, least: number) {
  const plain = inLatinDigits(text.normalize('NFKC'))
    // Marks of direction, which come along from address books.
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^([([]?)00/, '$1+')
  const isPhone = /^[([]?\+?[0-9 .()[\]-]+$/.test(plain)
  return isPhone && digitsOf(plain).length >= least ? plain : undefined
}

export const digitsOf = (phone: string) => phone.replace(/[^0-9]/g, '')

/** Nepal writes its numbers in Devanagari too. */
export const inLatinDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
