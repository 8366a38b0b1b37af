import { normalizeSpelling, removeSilentA } from '#app/base/server/name-spelling.ts'
import { isOneEdit } from './edits.ts'
import { FILLERS, RELATIONS, SURNAMES, sexOf, TITLES } from './name-words.ts'

const KUMARI = normalizeSpelling('kumari')

/** `open`: they can be one person's, but a given name has not been seen in full on both sides. */
type NameLikeness = 'same' | 'open' | 'other'

/** Whether two names, as people write them, can be one person's. */
export function compareNames(one: string, other: string): NameLikeness {
  const [mine, theirs] = [read(one), read(other)]
  const differ = mine.sex && theirs.sex && mine.sex !== theirs.sex
  if (differ || mine.relation !== theirs.relation) return 'other'
  if (!mine.words.length || !theirs.words.length) return 'open'
  if (mine.isForeign !== theirs.isForeign) return 'open'
  if (inAnyOrder(mine.words) === inAnyOrder(theirs.words)) {
    return mine.words.some(tellsWho) ? 'same' : 'open'
  }
  const likeness = compareWords(...joined(mine.words, theirs.words))
  return likeness === 'other' && areTurned(mine.words, theirs.words) ? 'same' : likeness
}

const tellsWho = (word: string) => word.length > 1 && !SURNAMES.has(word)

const inAnyOrder = (words: string[]) => words.map(removeSilentA).sort().join(' ')

/** One begins with a family name that is spelled in a way of its own. */
function areTurned(mine: string[], theirs: string[]) {
  if (mine.length !== theirs.length) return false
  const turned = ([first = '', ...rest]: string[]) => [...rest, first]
  return [compareWords(turned(mine), theirs), compareWords(mine, turned(theirs))].includes('same')
}

function compareWords(mine: string[], theirs: string[]): NameLikeness {
  const [given = '', ...rest] = mine
  const [otherGiven = '', ...otherRest] = theirs
  const isFamily = (word: string, others: string[]) => others.length === 0 && SURNAMES.has(word)
  if (isFamily(given, rest) || isFamily(otherGiven, otherRest)) return 'other'
  if (!restsAgree(rest, otherRest)) return 'other'
  if (removeSilentA(given) === removeSilentA(otherGiven)) return 'same'
  return isShort(given, otherGiven) || isShort(otherGiven, given) ? 'open' : 'other'
}

/** What one of them leaves out says nothing; what each has alone does. */
function restsAgree(mine: string[], theirs: string[]) {
  const left = theirs.filter((word) => !mine.includes(word))
  const alone = mine.filter((word) => {
    if (theirs.includes(word)) return false
    const at = left.findIndex((their) => canBeOne(word, their))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  if (alone.length === 0 || left.length === 0) return true
  // Ram Kumar is Ram Thapa who leaves out his family name.
  return [alone, left].some(areFillers) && [alone, left].some(areSurnames)
}

const areFillers = (words: string[]) => words.every((word) => FILLERS.has(word))

const areSurnames = (words: string[]) => words.every((word) => SURNAMES.has(word))

function canBeOne(word: string, other: string) {
  if (removeSilentA(word) === removeSilentA(other) || isShort(word, other) || isShort(other, word))
    return true
  // A given name that is almost another's is a brother's or a sister's.
  if (!SURNAMES.has(word) && !SURNAMES.has(other)) return false
  return (
    (isOneEdit(word, other) && word.length + other.length > 7) ||
    consonants(word) === consonants(other)
  )
}

const consonants = (word: string) => word.replace(/[aeiouy]/g, '')

/** An initial, or what is left without vowels: "S.", "Bdr." for Bahadur, "BK" for Bishwakarma. */
function isShort(short: string, word: string) {
  if (short.length === 1) return word.startsWith(short)
  if (short.length > 4 || short[0] !== word[0] || /[aeiou]/.test(short)) return false
  let at = -1
  return [...short].every((letter) => {
    at = word.indexOf(letter, at + 1)
    return at >= 0
  })
}

/** Ramkumar Thapa and Ram Kumar Thapa: what one of them writes as one word is one in both. */
function joined(mine: string[], theirs: string[]): [string[], string[]] {
  const asOne = ([whole = '']: string[], [first = '', second = '', ...rest]: string[]) =>
    whole === first + second ? [whole, ...rest] : undefined
  return [asOne(theirs, mine) ?? mine, asOne(mine, theirs) ?? theirs]
}

function read(name: string) {
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

/** A family name that stands first goes last; and Kumari, which is Miss before a whole name. */
function givenFirst(words: string[]) {
  const [first = '', ...rest] = words
  if (first === KUMARI && rest.length > 1) return [...rest, first]
  const isTurned = rest.length > 0 && SURNAMES.has(first) && !SURNAMES.has(rest.at(-1) ?? '')
  return isTurned ? [...rest, first] : words
}

/** Two initials written as one: "SK Shrestha". */
function spread([first = '', ...rest]: string[]) {
  const areInitials = rest.length > 0 && /^[^aeiouy]{2,3}$/.test(first)
  return areInitials ? [...first, ...rest] : [first, ...rest].filter((word) => word !== '')
}
