import SearchableMap from 'minisearch/SearchableMap'
import { nepaliStopWords, optionalWords, synonyms } from '../content/synonyms.ts'
import { foldNepali, isDevanagari, soundOf, stemRomanised } from './nepali-words.ts'

/** A word, or a number such as "2,000". Devanagari words may contain joiners. */
const wordPattern = /\p{N}+(?:,\p{N}+)*|[\p{L}\p{M}\p{N}\u200c\u200d]+/gu
/** Accents and Devanagari joiners, which are optional in queries. */
const accents = /[\u0300-\u036f\u200c\u200d]/g

const questionWords =
  'can could do does how if much should what when where which who why will would'
const functionWords =
  'a about an and any are as at be by for from get in into is it its long of on or s so'
const personalWords =
  'give i me my need our take tell that the their there this to us we with you your'

/** Words that are not searched, because visitors type whole questions. */
const stopWords = new Set([questionWords, functionWords, personalWords].join(' ').split(' '))
/** Words that show that "it" and "us" are not meant as abbreviations: "is it hard". */
const sentenceWords = new Set([questionWords, personalWords, 'is are be'].join(' ').split(' '))

/** Returns the words of a text with their positions. */
export const listWords = (text: string) =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({ word, index }))

/** Normalizes a word: lowercase, without accents and Nepali endings, with digits 0 to 9. */
export function foldWord(word: string) {
  const lowercase = word.toLowerCase()
  if (/^[a-z0-9,]*$/.test(lowercase)) return toSingular(lowercase.replaceAll(',', ''))
  const plain = lowercase.normalize('NFKD').replace(accents, '').normalize('NFC')
  const folded = isDevanagari(plain) ? foldNepali(plain) : toSingular(plain)
  return folded.replaceAll(',', '').replace(/[०-९]/g, toDigit)
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

/** Whether the term is a group of synonyms. No word begins with this sign. */
export const isGroup = (term: string) => term.startsWith('=')

/** The term of the sound of a Devanagari word, by which romanised words find it. */
const toSoundTerm = (sound: string) => `~${sound}`
export const isSound = (term: string) => term.startsWith('~')

const nepaliStopTerms = new Set(nepaliStopWords.map(foldWord))
const optionalTerms = new Set(optionalWords.map(foldWord))
const optionalSounds = new Set(
  [...nepaliStopWords, ...optionalWords].filter(isDevanagari).map(soundOf),
)

/** Small numbers count years, days or marks. */
const isOptional = (word: string, folded: string) =>
  optionalTerms.has(folded) ||
  /^\d{1,2}$/.test(folded) ||
  (!isDevanagari(word) && optionalSounds.has(soundOf(word.toLowerCase())))

const isStopWord = (word: string, folded: string) =>
  stopWords.has(word.toLowerCase()) || nepaliStopTerms.has(folded)

/** Whether a text is one word that is not searched. Words of two letters may be abbreviations. */
export function isFunctionWord(text: string) {
  const [{ word } = { word: '' }, ...others] = listWords(text)
  return others.length === 0 && word.length > 2 && isStopWord(word, foldWord(word))
}

interface Word {
  word: string
  index: number
  folded: string
}

const toFolded = ({ folded }: Word) => folded
const toSound = ({ word }: Word) => soundOf(word.toLowerCase())

const foldWords = (text: string): Word[] =>
  listWords(text).map((each) => ({ ...each, folded: foldWord(each.word) }))

export interface Term {
  term: string
  index: number
  end: number
}

/** Whether a word of two letters is not an abbreviation: "us", "it". */
const isOrdinaryWord = (phrase: Word[]) =>
  phrase.every(({ word }) => word.length === 2 && word !== word.toUpperCase())

/** Part of a query: a word, or a phrase with synonyms. */
export interface QueryPart {
  /** The term of the word; undefined for a phrase. */
  word?: string
  /** The terms of its synonyms. */
  groups: string[]
  isOptional: boolean
}

interface Phrase {
  groups: string[]
  phrase: Word[]
}

/** Returns how many letters of a term may differ; 0 for short terms and numbers. */
export function getMaxDistance(term: string) {
  if (term.length < 4 || /\d/.test(term)) return 0
  return term.length < 8 ? 1 : 2
}

export type Vocabulary = ReturnType<typeof createVocabulary>

/** Creates the terms of texts and queries with synonyms, to which an office adds its own groups. */
export function createVocabulary(ownGroups: string[][]) {
  const all = [...synonyms, ...ownGroups]
  /** The terms of the groups of synonyms, by word or phrase. */
  const groupTerms = new SearchableMap<string[]>()
  /** The same by the sound of Devanagari words and phrases. */
  const groupsBySound = new SearchableMap<string[]>()
  let maxWords = 1
  for (const group of all) {
    for (const text of group) {
      const words = foldWords(text)
      maxWords = Math.max(maxWords, words.length)
      addGroup(groupTerms, words.map(toFolded).join(' '), `=${group[0]}`)
      if (isDevanagari(text)) addGroup(groupsBySound, words.map(toSound).join(' '), `=${group[0]}`)
    }
  }

  /** Returns the longest phrase with synonyms that begins at this word. */
  function findPhrase(words: Word[], from: number): Phrase | undefined {
    for (let length = Math.min(maxWords, words.length - from); length > 0; length--) {
      const phrase = words.slice(from, from + length)
      const groups = groupTerms.get(phrase.map(toFolded).join(' '))
      if (groups) return { groups, phrase }
    }
    return undefined
  }

  /** Returns the longest phrase of several words that sounds like one with synonyms. */
  function findSpokenPhrase(words: Word[], from: number): Phrase | undefined {
    const sounds = words.slice(from, from + maxWords).map(toSound)
    for (let length = sounds.length; length > 1; length--) {
      const groups = groupsBySound.get(sounds.slice(0, length).join(' '))
      if (groups) return { groups, phrase: words.slice(from, from + length) }
    }
    return undefined
  }

  /** Returns the index terms of a text: its words, their sounds, and the groups of their synonyms. */
  function listTerms(text: string): Term[] {
    const words = foldWords(text)
    return words.flatMap(({ word, index, folded }, from) => {
      const own = { term: folded, index, end: index + word.length }
      const terms = isStopWord(word, folded) ? [] : [own]
      if (terms.length > 0 && isDevanagari(word))
        terms.push({ ...own, term: toSoundTerm(soundOf(word)) })
      const found = findPhrase(words, from)
      const last = found?.phrase.at(-1)
      if (!found || !last || isOrdinaryWord(found.phrase)) return terms
      const end = last.index + last.word.length
      return [...terms, ...found.groups.map((term) => ({ term, index, end }))]
    })
  }

  /** Divides a query into words and phrases. */
  function parseQuery(q: string): QueryPart[] {
    const words = foldWords(q)
    const isSentence = words.some(
      ({ word }) => sentenceWords.has(word.toLowerCase()) && !isUs(word),
    )
    const parts: QueryPart[] = []
    let from = 0
    while (from < words.length) {
      const exact = findPhrase(words, from)
      const spoken = findSpokenPhrase(words, from)
      const found = spoken && spoken.phrase.length > (exact?.phrase.length ?? 0) ? spoken : exact
      const { word, folded } = words[from] as Word
      const length = found?.phrase.length ?? 1
      const groups = found?.groups ?? []
      if (length > 1) parts.push({ groups, isOptional: false })
      else if (!isStopWord(word, folded))
        parts.push({
          word: folded,
          groups,
          isOptional: groups.length === 0 && isOptional(word, folded),
        })
      else if (groups.length > 0 && (isUs(word) || !isSentence))
        parts.push({ groups, isOptional: false })
      from += length
    }
    const isAllOptional = parts.every((part) => part.isOptional)
    return isAllOptional ? parts.map((part) => ({ ...part, isOptional: false })) : parts
  }

  /** Returns the terms that sound like this word, also without its endings. */
  function listSoundTerms(word: string) {
    const stem = stemRomanised(word)
    const sounds = [...new Set([word, stem].map(soundOf))]
    return [
      ...(stem === word ? [] : [stem, ...(groupTerms.get(stem) ?? [])]),
      ...sounds.flatMap((sound) => [toSoundTerm(sound), ...(groupsBySound.get(sound) ?? [])]),
    ]
  }

  /** Returns the groups of synonyms for a word with typing errors. */
  function findSimilarGroups(word: string) {
    const sound = soundOf(word)
    const found = [
      ...groupTerms.fuzzyGet(word, getMaxDistance(word)).values(),
      ...groupsBySound.fuzzyGet(sound, getMaxDistance(sound)).values(),
    ]
    return [...new Set(found.flatMap(([groups]) => groups))]
  }

  return { listTerms, parseQuery, listSoundTerms, findSimilarGroups }
}

const isUs = (word: string) => word.toLowerCase() === 'us'

function addGroup(map: SearchableMap<string[]>, phrase: string, group: string) {
  const groups = map.get(phrase) ?? []
  if (!groups.includes(group)) map.set(phrase, [...groups, group])
}
