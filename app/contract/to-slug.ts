import { getOwn } from '#app/contract/get-own.ts'

/** Letters that Unicode normalization does not decompose. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
}

/** Converts "Étudier à Genève" to "etudier-a-geneve". */
export function toSlug(title: string) {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => getOwn(plainLetters, letter) ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
  return words.trim().slice(0, 60).trim().replaceAll(' ', '-')
}
