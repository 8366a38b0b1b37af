import { LRUCache } from 'lru-cache'
import { foldText } from '#app/contract/fold-text.ts'

/** Rules that reduce the spellings of a Nepali name to one, in this order. */
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
 * Normalizes the spelling of a name in either script: Sita and Seeta, Laxmi and Lakshmi, श्रेष्ठ
 * and Shrestha. Different names stay different: Ram and Rama, Sita and Gita.
 */
export const normalizeSpelling = (word: string) => cache.memo(word)

/** The same names are frequent. */
const cache = new LRUCache<string, string>({
  max: 5000,
  memoMethod(word) {
    const roman = /\p{Script=Devanagari}/u.test(word) ? toRoman(word) : plain(word)
    return SPELLINGS.reduce((text, [found, by]) => text.replace(found, by), roman)
  },
})

/** Removes an "a" that is not pronounced: Kamala is Kamla, but not Kamal. */
export const removeSilentA = (word: string) =>
  word.replace(/(?<=[aeiou][^aeiou]+)a(?=[^aeiou]+[aeiou])/g, '')

function plain(word: string) {
  return word.normalize('NFD').replace(/\p{M}/gu, '')
}

const DEVANAGARI = '~'
const LATIN = '^'

/**
 * The normalized words of a name, each after a mark of its script: "~sita~sresta".
 * `listSearchVariants` finds it in the other script.
 */
export const toPhoneticText = (name: string) =>
  wordsOf(name)
    .map((word) => (isDevanagari(word) ? DEVANAGARI : LATIN) + normalizeSpelling(word))
    .join('')

/** Returns the texts to search for: the query itself, and the name in the other script. */
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

const CONSONANTS = split(
  'क:k ख:kh ग:g घ:gh ङ:ng च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n ' +
    'प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l व:w श:sh ष:sh स:s ह:h',
)
const VOWELS = split('अ:a आ:aa इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au')
const SIGNS = split('ा:aa ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ्:')
const MARKS = split('ं:n ँ:n ः:h')

/** Transliterates a word from Devanagari to Latin letters: "श्रेष्ठ" is "shreshtha". */
function toRoman(word: string) {
  const letters = [...word.replace(/ज्ञ/g, 'ग्य').replace(/सिंह/g, 'सिङ')]
  let roman = ''
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1]
    const consonant = CONSONANTS.get(letter)
    if (consonant === undefined)
      roman += VOWELS.get(letter) ?? SIGNS.get(letter) ?? MARKS.get(letter) ?? letter
    else
      roman +=
        consonant + (next !== undefined && SIGNS.has(next) ? '' : isSilent(letters, at) ? '' : 'a')
  }
  return roman
}

/**
 * The inherent "a" of the last consonant is pronounced only after another consonant: Ram, but
 * Krishna.
 */
function isSilent(letters: string[], at: number) {
  return at === letters.length - 1 && letters[at - 1] !== '्'
}

function split(pairs: string) {
  return new Map(pairs.split(' ').map((pair) => pair.split(':') as [string, string]))
}
