import { toRoman } from './devanagari.ts'

/** What one Nepali name is written with, to one spelling of it, in this order. */
const SPELLINGS: [RegExp, string][] = [
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+/g, '$1'],
  // Samiksha, Samikshya and Samikchhya.
  [/(x|ksh?|kch+)y?/g, 'ks'],
  // Kshetri and Chhetri, Kshitij and Chhitij.
  [/^ks/, 'ch'],
  [/ch+/g, 'C'],
  [/[cq](?=.)k?/g, 'k'],
  [/C/g, 'c'],
  [/([bdgjkpst])h/g, '$1'],
  [/f/g, 'p'],
  [/[vw]/g, 'b'],
  [/z/g, 'j'],
  [/au|ou|ow(?=[^aeiou])/g, 'o'],
  // Priya and Pria; Ray and Rai.
  [/iy(?=[aeou])/g, 'i'],
  [/(?<=.)y(?![aeiou])/g, 'i'],
  [/n(?=[bp])/g, 'm'],
  [/sbo/g, 'sba'],
  [/(.)\1+/g, '$1'],
]

/**
 * One spelling for what is one name when it is heard, in either script: Sita and Seeta, Laxmi and
 * Lakshmi, श्रेष्ठ and Shrestha. What tells names apart stays: Ram and Rama, Sita and Gita.
 */
export function spell(word: string) {
  const roman = /\p{Script=Devanagari}/u.test(word) ? toRoman(word) : plain(word)
  return SPELLINGS.reduce((spelled, [found, by]) => spelled.replace(found, by), roman)
}

/** A spelled word as it is heard: Kamala and Kamla, but not Kamal; Sharada and Sharda, but not Shraddha. */
export const heard = (spelled: string) =>
  spelled.replace(/(?<=[aeiou][^aeiou]+)a(?=[^aeiou]+[aeiou])/g, '')

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')
