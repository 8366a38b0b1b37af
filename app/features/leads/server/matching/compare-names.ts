import { normalizeSpelling, removeSilentA } from '#app/base/server/name-spelling.ts'
import { FILLERS, RELATIONS, SURNAMES, sexOf, TITLES } from './name-words.ts'
import { isSingleEdit } from './single-edit.ts'

const KUMARI = normalizeSpelling('kumari')

/** `open`: the names can match, but a given name is abbreviated on one side. */
type NameMatch = 'same' | 'open' | 'other'

/** Compares two names as typed. */
export function compareNames(one: string, other: string): NameMatch {
  const [firstWords, secondWords] = [normalizeName(one), normalizeName(other)]
  const differ = firstWords.sex && secondWords.sex && firstWords.sex !== secondWords.sex
  if (differ || firstWords.relation !== secondWords.relation) return 'other'
  if (!firstWords.words.length || !secondWords.words.length) return 'open'
  if (firstWords.isForeign !== secondWords.isForeign) return 'open'
  if (inAnyOrder(firstWords.words) === inAnyOrder(secondWords.words)) {
    return firstWords.words.some(identifiesPerson) ? 'same' : 'open'
  }
  const likeness = compareWords(...joinSplitWords(firstWords.words, secondWords.words))
  return likeness === 'other' && areReordered(firstWords.words, secondWords.words)
    ? 'same'
    : likeness
}

const identifiesPerson = (word: string) => word.length > 1 && !SURNAMES.has(word)

const inAnyOrder = (words: string[]) => words.map(removeSilentA).sort().join(' ')

/** Whether the names are equal if one starts with an unusually spelled family name. */
function areReordered(firstWords: string[], secondWords: string[]) {
  if (firstWords.length !== secondWords.length) return false
  const turned = ([first = '', ...rest]: string[]) => [...rest, first]
  return [
    compareWords(turned(firstWords), secondWords),
    compareWords(firstWords, turned(secondWords)),
  ].includes('same')
}

function compareWords(firstWords: string[], secondWords: string[]): NameMatch {
  const [given = '', ...rest] = firstWords
  const [otherGiven = '', ...otherRest] = secondWords
  const isFamily = (word: string, others: string[]) => others.length === 0 && SURNAMES.has(word)
  if (isFamily(given, rest) || isFamily(otherGiven, otherRest)) return 'other'
  if (!remaindersMatch(rest, otherRest)) return 'other'
  if (removeSilentA(given) === removeSilentA(otherGiven)) return 'same'
  return isAbbreviation(given, otherGiven) || isAbbreviation(otherGiven, given) ? 'open' : 'other'
}

/** A word that one name omits is ignored; a different word on each side counts. */
function remaindersMatch(firstWords: string[], secondWords: string[]) {
  const left = secondWords.filter((word) => !firstWords.includes(word))
  const alone = firstWords.filter((word) => {
    if (secondWords.includes(word)) return false
    const at = left.findIndex((their) => canBeSameWord(word, their))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  if (alone.length === 0 || left.length === 0) return true
  // "Ram Kumar" matches "Ram Thapa", because the family name may be missing.
  return [alone, left].some(areFillers) && [alone, left].some(areSurnames)
}

const areFillers = (words: string[]) => words.every((word) => FILLERS.has(word))

const areSurnames = (words: string[]) => words.every((word) => SURNAMES.has(word))

function canBeSameWord(word: string, other: string) {
  if (
    removeSilentA(word) === removeSilentA(other) ||
    isAbbreviation(word, other) ||
    isAbbreviation(other, word)
  )
    return true
  // Similar given names often belong to siblings.
  if (!SURNAMES.has(word) && !SURNAMES.has(other)) return false
  return (
    (isSingleEdit(word, other) && word.length + other.length > 7) ||
    consonants(word) === consonants(other)
  )
}

const consonants = (word: string) => word.replace(/[aeiouy]/g, '')

/** Whether a word is an initial or an abbreviation: "S.", "Bdr." for Bahadur, "BK" for Bishwakarma. */
function isAbbreviation(short: string, word: string) {
  if (short.length === 1) return word.startsWith(short)
  if (short.length > 4 || short[0] !== word[0] || /[aeiou]/.test(short)) return false
  let at = -1
  return [...short].every((letter) => {
    at = word.indexOf(letter, at + 1)
    return at >= 0
  })
}

/** Joins words that the other name writes as one: "Ram Kumar Thapa" and "Ramkumar Thapa". */
function joinSplitWords(firstWords: string[], secondWords: string[]): [string[], string[]] {
  const asOne = ([whole = '']: string[], [first = '', second = '', ...rest]: string[]) =>
    whole === first + second ? [whole, ...rest] : undefined
  return [
    asOne(secondWords, firstWords) ?? firstWords,
    asOne(firstWords, secondWords) ?? secondWords,
  ]
}

function normalizeName(name: string) {
  const lower = name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
  const all = wordsOf(lower)
  const sex = all.map(sexOf).find((found) => found)
  const words = all.filter((word) => !sexOf(word) && !RELATIONS.has(word))
  const named = words.filter((word) => !TITLES.has(word))
  return {
    sex,
    relation: all.filter((word) => RELATIONS.has(word)).join(' '),
    isForeign: /[^\p{Script=Latin}\p{Script=Devanagari}\p{P}\p{S}\p{Zs}\p{N}\p{M}]/u.test(lower),
    words: spread(givenFirst(named.length > 0 ? named : words)),
  }
}

function wordsOf(name: string) {
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

/** Moves a leading family name to the end, and "Kumari", a title before a full name. */
function givenFirst(words: string[]) {
  const [first = '', ...rest] = words
  if (first === KUMARI && rest.length > 1) return [...rest, first]
  const isTurned = rest.length > 0 && SURNAMES.has(first) && !SURNAMES.has(rest.at(-1) ?? '')
  return isTurned ? [...rest, first] : words
}

/** Splits joined initials: "SK Shrestha". */
function spread([first = '', ...rest]: string[]) {
  const areInitials = rest.length > 0 && /^[^aeiouy]{2,3}$/.test(first)
  return areInitials ? [...first, ...rest] : [first, ...rest].filter((word) => word !== '')
}
