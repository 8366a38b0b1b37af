import { LRUCache } from 'lru-cache'
import { foldText } from '#app/contract/fold-text.ts'
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
export const normalizeSpelling = (word: string) => cache.memo(word)

/** The same names come again and again. */
const cache = new LRUCache<string, string>({
  max: 5000,
  memoMethod(word) {
    const roman = /\p{Script=Devanagari}/u.test(word) ? toRoman(word) : plain(word)
    return SPELLINGS.reduce((text, [found, by]) => text.replace(found, by), roman)
  },
})

/** A spelled word without what is not heard: Kamala is Kamla, but not Kamal. */
export const removeSilentA = (word: string) =>
  word.replace(/(?<=[aeiou][^aeiou]+)a(?=[^aeiou]+[aeiou])/g, '')

function plain(word: string) {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}

const DEVANAGARI = '~'
const LATIN = '^'

/**
 * The words of a name as they are heard, each behind a mark of its script: "~sita~sresta". With
 * `listSearched` it is found by who types it in the other script.
 */
export const toPhoneticText = (name: string) =>
  wordsOf(name)
    .map((word) => (isDevanagari(word) ? DEVANAGARI : LATIN) + normalizeSpelling(word))
    .join('')

/** What a search text may have of this query: the query itself, and a name as the other script has it. */
export function listSearchVariants(q: string) {
  if (!/^[\p{L}\p{M}\s.'’-]+$/u.test(q)) return [q]
  const words = wordsOf(q)
  const mark = words.some(isDevanagari) ? LATIN : DEVANAGARI
  const phonetic = words.map((word) => mark + normalizeSpelling(word)).join('')
  return phonetic.length > 2 ? [q, phonetic] : [q]
}

const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word)

const wordsOf = (name: string) =>
  foldText(name)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
