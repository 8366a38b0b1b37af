/**
 * Text as searches compare it: in small letters, without accents and invisible characters; joiners of
 * Devanagari too, which people type or leave out. It uses nothing outside itself: a thread of SQLite
 * gets its source.
 */
export function foldText(text: string) {
  const small = text.toLowerCase()
  if (/^[\0-\x7f]*$/.test(small)) return small
  const plain: Record<string, string> = {
    đ: 'd',
    ø: 'o',
    ł: 'l',
    ı: 'i',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    // The end of a Greek word.
    ς: 'σ',
  }
  return small
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu, '')
    .replace(/[đøłıßæœς]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFC')
    .toLowerCase()
}
