import { LRUCache } from 'lru-cache'
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
export const spell = (word: string) => spelled.memo(word)

/** The same names come again and again. */
const spelled = new LRUCache<string, string>({
  max: 5000,
  memoMethod(word) {
    const roman = /\p{Script=Devanagari}/u.test(word) ? toRoman(word) : plain(word)
    return SPELLINGS.reduce((text, [found, by]) => text.replace(found, by), roman)
  },
})

/** A spelled word without what is not heard: Kamala is Kamla, but not Kamal. */
export const heard = (word: string) =>
  word.replace(/(?<=[aeiou][^aeiou]+)a(?=[^aeiou]+[aeiou])/g, '')

function plain(word: string) {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}
