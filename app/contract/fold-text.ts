/**
 * Normalizes text for searching: lower case, without accents and invisible characters, including
 * Devanagari joiners, which people type or leave out. It must be self-contained, because its source
 * is passed to an SQLite worker.
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
    // The final sigma.
    ς: 'σ',
  }
  return small
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu, '')
    .replace(/[đøłıßæœς]/g, (letter) =>
      Object.hasOwn(plain, letter) ? (plain[letter] as string) : letter,
    )
    .normalize('NFC')
    .toLowerCase()
}
