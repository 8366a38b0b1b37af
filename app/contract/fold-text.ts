const ascii = /^[\0-\x7f]*$/
/** Accents, and what nobody sees: joiners of Devanagari too, which people type or leave out. */
const ignored = /[\u0300-\u036f\p{Default_Ignorable_Code_Point}]/gu
const letters: Record<string, string> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** Text as searches compare it: in small letters, without accents and invisible characters. */
export function foldText(text: string) {
  const small = text.toLowerCase()
  if (ascii.test(small)) return small
  return small
    .normalize('NFKD')
    .replace(ignored, '')
    .replace(/[đøłıßæœ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFC')
    .toLowerCase()
}
