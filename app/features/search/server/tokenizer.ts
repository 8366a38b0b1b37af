/** A word, or a number such as "2,000". Devanagari words may contain joiners. */
const wordPattern = /\p{N}+(?:,\p{N}+)*|[\p{L}\p{M}\p{N}\u200c\u200d]+/gu
/** Accents and Devanagari joiners, which are optional in queries. */
const accents = /[\u0300-\u036f\u200c\u200d]/g

const questionWords =
  'can could do does how if much should what when where which who why will would'
const functionWords =
  'a about an and any are as at be by for from get in into is it its long of on or s so'
const personalWords =
  'give i me my need our take tell that the their there this to we with you your'

/** Words that are ignored in queries, because visitors type whole questions. */
const stopWords = new Set([questionWords, functionWords, personalWords].join(' ').split(' '))

/** Returns the words of a text with their positions. */
export const listWords = (text: string) =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({ word, index }))

/** Normalizes a word: lowercase, without accents, with digits 0 to 9. */
export function foldWord(word: string) {
  const lowercase = word.toLowerCase()
  if (/^[a-z0-9,]*$/.test(lowercase)) return toSingular(lowercase.replaceAll(',', ''))
  const plain = lowercase.normalize('NFKD').replace(accents, '').normalize('NFC')
  return toSingular(plain.replaceAll(',', '').replace(/[०-९]/g, toDigit))
}

const toDigit = (digit: string) => String(digit.charCodeAt(0) - '०'.charCodeAt(0))

/**
 * The "S" stemmer of D. Harman, "How effective is suffixing?" (1991): it removes only plural
 * endings.
 */
function toSingular(word: string) {
  if (word.length < 4) return word
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word
}

/** Returns the index term of a word; null for stop words. */
export function toTerm(word: string) {
  return stopWords.has(word.toLowerCase()) ? null : foldWord(word)
}
