import { normalizeSpelling, removeSilentA } from '#app/platform/server/text/name-spelling.ts'
import { FILLERS, RELATIONS, SURNAMES, sexOf, TITLES } from './name-words.ts'
import { isSingleEdit } from './single-edit.ts'

const KUMARI = normalizeSpelling('kumari')

/** 'open': the names are compatible, but a full given name is missing on one side. */
type NameMatch = 'same' | 'open' | 'other'

/** Compares two names as typed: whether they can belong to one person. */
export function compareNames(name: string, otherName: string): NameMatch {
  const [first, second] = [normalizeName(name), normalizeName(otherName)]
  const differ = first.sex && second.sex && first.sex !== second.sex
  if (differ || first.relation !== second.relation) return 'other'
  if (!first.words.length || !second.words.length) return 'open'
  if (first.isForeign !== second.isForeign) return 'open'
  if (toSortedKey(first.words) === toSortedKey(second.words)) {
    return first.words.some(identifiesPerson) ? 'same' : 'open'
  }
  const match = compareWords(...joinSplitWords(first.words, second.words))
  return match === 'other' && areReordered(first.words, second.words) ? 'same' : match
}

const identifiesPerson = (word: string) => word.length > 1 && !SURNAMES.has(word)

const toSortedKey = (words: string[]) => words.map(removeSilentA).sort().join(' ')

/** Whether one name starts with its family name, in a spelling that `SURNAMES` lacks. */
function areReordered(firstWords: string[], secondWords: string[]) {
  if (firstWords.length !== secondWords.length) return false
  const moveFirstToEnd = ([first = '', ...rest]: string[]) => [...rest, first]
  return [
    compareWords(moveFirstToEnd(firstWords), secondWords),
    compareWords(firstWords, moveFirstToEnd(secondWords)),
  ].includes('same')
}

function compareWords(firstWords: string[], secondWords: string[]): NameMatch {
  const [givenName = '', ...rest] = firstWords
  const [otherGivenName = '', ...otherRest] = secondWords
  const isFamily = (word: string, others: string[]) => others.length === 0 && SURNAMES.has(word)
  if (isFamily(givenName, rest) || isFamily(otherGivenName, otherRest)) return 'other'
  if (!remaindersMatch(rest, otherRest)) return 'other'
  if (removeSilentA(givenName) === removeSilentA(otherGivenName)) return 'same'
  return isAbbreviation(givenName, otherGivenName) || isAbbreviation(otherGivenName, givenName)
    ? 'open'
    : 'other'
}

/**
 * Words may be missing on one side. If both sides have unmatched words, they must be a filler and a
 * surname.
 */
function remaindersMatch(firstWords: string[], secondWords: string[]) {
  const otherUnmatched = secondWords.filter((word) => !firstWords.includes(word))
  const unmatched = firstWords.filter((word) => {
    if (secondWords.includes(word)) return false
    const at = otherUnmatched.findIndex((otherWord) => canBeSameWord(word, otherWord))
    if (at >= 0) otherUnmatched.splice(at, 1)
    return at < 0
  })
  if (unmatched.length === 0 || otherUnmatched.length === 0) return true
  // “Ram Kumar” and “Ram Thapa” can both be Ram Kumar Thapa.
  return (
    [unmatched, otherUnmatched].some(areFillers) && [unmatched, otherUnmatched].some(areSurnames)
  )
}

const areFillers = (words: string[]) => words.every((word) => FILLERS.has(word))

const areSurnames = (words: string[]) => words.every((word) => SURNAMES.has(word))

function canBeSameWord(word: string, otherWord: string) {
  if (
    removeSilentA(word) === removeSilentA(otherWord) ||
    isAbbreviation(word, otherWord) ||
    isAbbreviation(otherWord, word)
  )
    return true
  // Similar given names often belong to siblings.
  if (!SURNAMES.has(word) && !SURNAMES.has(otherWord)) return false
  return (
    (isSingleEdit(word, otherWord) && word.length + otherWord.length > 7) ||
    consonants(word) === consonants(otherWord)
  )
}

const consonants = (word: string) => word.replace(/[aeiouy]/g, '')

/** Whether a text is an initial or lacks the vowels: "S.", "Bdr." for Bahadur, "BK" for Bishwakarma. */
function isAbbreviation(short: string, word: string) {
  if (short.length === 1) return word.startsWith(short)
  if (short.length > 4 || short[0] !== word[0] || /[aeiou]/.test(short)) return false
  let at = -1
  return [...short].every((letter) => {
    at = word.indexOf(letter, at + 1)
    return at >= 0
  })
}

/** Joins given names that only one side splits: “Ramkumar Thapa” and “Ram Kumar Thapa”. */
function joinSplitWords(firstWords: string[], secondWords: string[]): [string[], string[]] {
  const joinFirstTwo = ([whole = '']: string[], [first = '', second = '', ...rest]: string[]) =>
    whole === first + second ? [whole, ...rest] : undefined
  return [
    joinFirstTwo(secondWords, firstWords) ?? firstWords,
    joinFirstTwo(firstWords, secondWords) ?? secondWords,
  ]
}

function normalizeName(name: string) {
  const lower = name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
  const allWords = splitWords(lower)
  const sex = allWords.map(sexOf).find((found) => found)
  const words = allWords.filter((word) => !sexOf(word) && !RELATIONS.has(word))
  const untitled = words.filter((word) => !TITLES.has(word))
  return {
    sex,
    relation: allWords.filter((word) => RELATIONS.has(word)).join(' '),
    isForeign: /[^\p{Script=Latin}\p{Script=Devanagari}\p{P}\p{S}\p{Zs}\p{N}\p{M}]/u.test(lower),
    words: splitInitials(moveGivenNameFirst(untitled.length > 0 ? untitled : words)),
  }
}

function splitWords(name: string) {
  return name
    .replace(/के[\s.]*सी(?!\p{L}|\p{M})/gu, 'kc')
    .replace(/(?<!\p{L})([kgdb])[\s.]+([ck])(?!\p{L})/gu, '$1$2')
    .replace(/(?<!\p{L})([csdw])\s*\/\s*(o)(?!\p{L})/gu, '$1$2')
    .replaceAll('&', ' and ')
    .replace(/['’]s?(?!\p{L})/gu, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '')
    .map(normalizeSpelling)
}

/**
 * Moves a leading family name to the end, and a leading Kumari, which means Miss before a full
 * name.
 */
function moveGivenNameFirst(words: string[]) {
  const [first = '', ...rest] = words
  if (first === KUMARI && rest.length > 1) return [...rest, first]
  const isSurnameFirst = rest.length > 0 && SURNAMES.has(first) && !SURNAMES.has(rest.at(-1) ?? '')
  return isSurnameFirst ? [...rest, first] : words
}

/** Splits joined initials: "SK Shrestha". */
function splitInitials([first = '', ...rest]: string[]) {
  const areInitials = rest.length > 0 && /^[^aeiouy]{2,3}$/.test(first)
  return areInitials ? [...first, ...rest] : [first, ...rest].filter((word) => word !== '')
}
