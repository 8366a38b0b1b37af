import { LRUCache } from 'lru-cache'
import type { SearchOptions, SearchResult } from 'minisearch'
import MiniSearch from 'minisearch'
import { getOwn } from '#app/contract/get-own.ts'
import { defaultLanguage, isInDevanagari } from '#app/contract/languages.ts'
import type { SearchEntry } from '#app/platform/server/feature/feature.ts'
import { normalizeSpelling } from '#app/platform/server/text/name-spelling.ts'
import type { SearchHit, SearchResponse } from '../contract.ts'
import { isDevanagari } from './nepali-words.ts'
import {
  createVocabulary,
  getMaxDistance,
  isGroup,
  isSound,
  listWords,
  type QueryPart,
  type Vocabulary,
} from './terms.ts'

/** The group of synonyms of "compare". */
const COMPARING = '=compare'
const MAX_RESULTS = 20
/** More figures of one page would crowd out everything else about a country. */
const MAX_FIGURES_PER_PAGE = 5
const MAX_SUGGESTIONS = 3
/** The weights of a word in titles and keywords, and in headings; in texts it has 1. */
const TITLE_WEIGHT = 2
const HEADING_WEIGHT = 1.3
/** The weight of entries for all countries if the query has no country. */
const GENERAL_WEIGHT = 1.5
/** Entries with fewer words of the query need this share of the best one's weight. */
const MIN_SHARE = 0.5
/** The weight of a synonym; the word itself has 1. */
const SYNONYM_WEIGHT = 0.5
/** The number of texts of results whose terms are kept. */
const CACHED_TEXTS = 1000
/** The number of entries that are indexed at a time, before the server handles other requests. */
const BATCH_SIZE = 3
/** The number of entries that are read at a time. */
const READ_SIZE = 200

interface Entry extends SearchEntry {
  id: number
  /** The terms of each passage, created on first use. */
  passageTerms?: { heading: Set<string>; text: Set<string> }[]
}

type ListTerms = Vocabulary['listTerms']
/** Returns the entries of these keys, without those that no longer exist. */
type ReadEntries = (keys: string[]) => Promise<Map<string, SearchEntry>>

/** Entries by id; undefined for those that were removed. */
type Entries = (Entry | undefined)[]

interface Index {
  entries: Entries
  vocabulary: Vocabulary
  /** Returns the terms of a title, passage or sentence. */
  listTerms: ListTerms
  words: MiniSearch<Entry>
  /** The ids of the translations of a page, by language. */
  translations: Map<string, Map<string, number>>
}

/** Creates an empty index with the office's groups of synonyms. */
export function createSearchIndex(ownGroups: string[][]) {
  const entries: Entries = []
  const ids = new Map<string, number>()
  const vocabulary = createVocabulary(ownGroups)
  const words = new MiniSearch<Entry>({
    fields: ['country', 'title', 'address', 'keywords', 'headings', 'text'],
    extractField,
    tokenize: (text) => vocabulary.listTerms(text).map(({ term }) => term),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      combineWith: 'OR',
      boost: { country: 4, title: 4, address: 2, keywords: 4, headings: 2 },
      boostTerm: (term) => (isGroup(term) ? SYNONYM_WEIGHT : 1),
      // Boosts figures, since pages have much more text.
      boostDocument: (id) => (entries[id]?.type === 'figure' ? 1.75 : 1),
    },
  })
  const termCache = new LRUCache({ max: CACHED_TEXTS, memoMethod: vocabulary.listTerms })
  const listTerms: ListTerms = (text) => termCache.memo(text)
  const index: Index = { entries, vocabulary, listTerms, words, translations: new Map() }

  /**
   * Removes the entries whose key is not in the list, and adds those that `readEntries` returns for new
   * keys. It works in batches, so that the server can handle other requests in between.
   */
  async function update(keys: string[], readEntries: ReadEntries) {
    const current = new Set(keys)
    for (const [key, id] of ids) {
      if (current.has(key)) continue
      words.discard(id)
      entries[id] = undefined
      ids.delete(key)
    }
    const added = [...current].filter((key) => !ids.has(key))
    for (let from = 0; from < added.length; from += READ_SIZE) {
      const batch = added.slice(from, from + READ_SIZE)
      const read = await readEntries(batch)
      const newEntries = [...read].map(([key, entry], place) => {
        const id = entries.length + place
        ids.set(key, id)
        return { ...entry, id }
      })
      entries.push(...newEntries)
      await words.addAllAsync(newEntries, { chunkSize: BATCH_SIZE })
    }
    index.translations = groupTranslations(entries)
  }

  /** Searches for a reader of this language, whose results are in the language of the query. */
  function search(q: string, language: string = defaultLanguage): SearchResponse {
    const parts = preferExactCountries(
      vocabulary.parseQuery(q).map((part) => findPart(index, part)),
    )
    const all = rankMatches(parts, entries)
    const isOfReader = !isDevanagari(q) || isInDevanagari(language)
    const found = selectBest(all, index, isOfReader ? language : NEPALI)
    const results = found.slice(0, MAX_RESULTS).flatMap(({ id, parts: matched }) => {
      const entry = entries[id]
      return entry ? [toSearchResult(index, entry, matched)] : []
    })
    const [best] = found
    const count = parts.filter(({ isOptional }) => !isOptional).length
    const is_exact = best !== undefined && best.similar === 0 && best.count >= count
    const suggestions = found.length > 0 ? [] : suggest(index, q)
    return { total: found.length, is_exact, results, suggestions }
  }

  return { update, search }
}

/** The language of queries in Devanagari from readers of another script. */
const NEPALI = 'ne'

const languageOf = ({ language = defaultLanguage }: SearchEntry) => language

function groupTranslations(entries: Entries): Index['translations'] {
  const pages = entries.filter((entry) => entry?.translationGroup !== undefined) as Entry[]
  const groups = Map.groupBy(pages, ({ translationGroup = '' }) => translationGroup)
  return new Map(
    [...groups].map(([group, list]) => [
      group,
      new Map(list.map((entry) => [languageOf(entry), entry.id])),
    ]),
  )
}

interface FoundPart {
  groups: string[]
  isOptional: boolean
  /** Rare words weigh more. */
  weight: number
  /** Whether it is the name of a country that some entries are about. */
  isCountry: boolean
  /** Entries with the whole word or a synonym. */
  whole: SearchResult[]
  /** Entries with longer words that begin with it, or with similar words if there are no others. */
  others: SearchResult[]
  /** Whether `others` differ by typing errors. */
  isSimilar: boolean
}

/**
 * Finds a part of a query by whole words and synonyms, then by prefix and sound, then with typing
 * errors.
 */
function findPart(
  { words, vocabulary }: Index,
  { word, groups, isOptional }: QueryPart,
): FoundPart {
  const search = (queries: string[], options?: SearchOptions) => words.search({ queries }, options)
  const toPart = (whole: SearchResult[], others: SearchResult[], isSimilar: boolean) => {
    const isCountry = (whole.length > 0 ? whole : others).some(isAboutCountry)
    return weigh({ groups, isOptional, isCountry, whole, others, isSimilar }, words)
  }
  const whole = search(word ? [word, ...groups] : groups)
  if (!word || isOptional) return toPart(whole, [], false)
  const longer = usesPrefix(word) ? search([word], { prefix: true }) : []
  if (whole.length > 0) return toPart(whole, longer, false)
  const others = [...search(vocabulary.listSoundTerms(word)), ...longer]
  if (others.length > 0) return toPart(whole, others, false)
  const similar = [word, ...(isDevanagari(word) ? [normalizeSpelling(word)] : [])].flatMap(
    (each) => {
      const fuzzy = getMaxDistance(each) || false
      return fuzzy ? search([each], { fuzzy }) : []
    },
  )
  return toPart(whole, [...search(vocabulary.findSimilarGroups(word)), ...similar], true)
}

/** Beside the name of a country, a word that only resembles another country is not one. */
function preferExactCountries(parts: FoundPart[]) {
  if (!parts.some(({ isCountry, isSimilar }) => isCountry && !isSimilar)) return parts
  return parts.filter(({ isCountry, isSimilar }) => !isCountry || !isSimilar)
}

/** Adds the weight, as in BM25; optional words have the least. */
function weigh(part: Omit<FoundPart, 'weight'>, { documentCount }: MiniSearch): FoundPart {
  const found = Math.max(part.whole.length, part.others.length, 1)
  return { ...part, weight: part.isOptional ? 0.1 : Math.log(1 + documentCount / found) }
}

const isAboutCountry = ({ match }: SearchResult) =>
  Object.values(match).some((fields) => fields.includes('country'))

/** Whether the headings or keywords of the entry contain it. */
const isNamed = ({ match }: SearchResult) =>
  Object.values(match).some((fields) => fields.some((field) => namingFields.includes(field)))

const namingFields = ['title', 'headings', 'keywords']

/** What an entry is named after counts more than what it mentions. */
function weighFields({ match }: SearchResult) {
  const fields = new Set(Object.values(match).flat())
  if (fields.has('title') || fields.has('keywords')) return TITLE_WEIGHT
  return fields.has('headings') ? HEADING_WEIGHT : 1
}

interface MatchedPart {
  terms: string[]
  weight: number
}

interface Match {
  id: number
  score: number
  /** The number of countries in the query that the entry is about. */
  countries: number
  /** The number of parts that it contains, without optional ones. */
  count: number
  /** The sum of their weights. */
  weight: number
  /** The number of parts that it contains as whole words. */
  whole: number
  /** The number of parts that it contains only with typing errors. */
  similar: number
  /** Whether its headings or keywords contain a part that is not a country. */
  isNamed: boolean
  parts: MatchedPart[]
}

/** Returns the entries that contain most parts, best first. */
function rankMatches(parts: FoundPart[], entries: Entries): Match[] {
  const matches = new Map<number, Match>()
  const add = (part: FoundPart, found: SearchResult, isWhole: boolean) => {
    const id = found.id as number
    const match = matches.get(id) ?? createMatch(id)
    matches.set(id, match)
    match.score += found.score
    match.parts.push({ terms: found.terms, weight: part.weight })
    if (part.isOptional) return
    match.weight += part.weight * weighFields(found)
    match.count += 1
    if (isWhole) match.whole += 1
    else if (part.isSimilar) match.similar += 1
    if (part.isCountry && isAboutCountry(found)) match.countries += 1
    else if (isWhole && isNamed(found)) match.isNamed = true
  }
  for (const part of parts) {
    const seen = new Set<number>()
    for (const found of [...part.whole, ...part.others]) {
      if (seen.has(found.id)) continue
      seen.add(found.id)
      add(part, found, part.whole.includes(found))
    }
  }
  const required = [...matches.values()].filter(({ count }) => count > 0)
  // Without a country in the query, first what counts for all.
  if (!parts.some(({ isCountry }) => isCountry))
    for (const match of matches.values()) {
      if (entries[match.id]?.country) continue
      match.score *= 2
      match.weight *= GENERAL_WEIGHT
    }
  const isOnlyCountry = parts.every(
    ({ isCountry, isOptional, whole, others }) =>
      isCountry || isOptional || whole.length + others.length === 0,
  )
  const isGuide = ({ id }: Match) => Number(isOnlyCountry && entries[id]?.type === 'guide')
  const sorted = required.toSorted(
    (a, b) =>
      b.countries - a.countries ||
      isGuide(b) - isGuide(a) ||
      b.weight - a.weight ||
      b.whole - a.whole ||
      b.score - a.score,
  )
  const [best] = sorted
  // What else a country's entries say about part of the query follows.
  const minCount =
    best && best.countries > 0 && best.count > best.countries + 1 ? best.count - 1 : best?.count
  const shown = sorted.filter(
    ({ countries, count, weight }) =>
      countries === best?.countries &&
      (count >= (minCount ?? 0) || weight >= MIN_SHARE * best.weight),
  )
  const subjects = parts.filter(({ isCountry, isOptional }) => !isCountry && !isOptional)
  const ordered = subjects.length === 1 ? putPageFirst(shown, entries) : shown
  return isComparison(parts) ? putComparisonFirst(ordered, entries, matches) : ordered
}

/**
 * Puts the best page on a subject before single figures, which answer only a part: the guide of the
 * country in the query, or a page for all countries.
 */
function putPageFirst(matches: Match[], entries: Entries) {
  const [best] = matches
  const page = matches.find(
    ({ id, isNamed, count, countries }) =>
      isNamed &&
      entries[id]?.type !== 'figure' &&
      (countries > 0 || !entries[id]?.country) &&
      count === best?.count,
  )
  return page ? [page, ...matches.filter((each) => each !== page)] : matches
}

/** Whether the query asks for a comparison: by a word for it, or by two countries. */
function isComparison(parts: FoundPart[]) {
  const countries = parts.filter(({ isCountry }) => isCountry).length
  return (
    countries > 1 || (countries === 0 && parts.some(({ groups }) => groups.includes(COMPARING)))
  )
}

function putComparisonFirst(shown: Match[], entries: Entries, all: Map<number, Match>) {
  const page = entries.find((entry) => entry?.comparesCountries)
  if (!page) return shown
  const match = all.get(page.id) ?? createMatch(page.id)
  return [match, ...shown.filter(({ id }) => id !== page.id)]
}

const createMatch = (id: number): Match => ({
  id,
  score: 0,
  countries: 0,
  count: 0,
  weight: 0,
  whole: 0,
  similar: 0,
  isNamed: false,
  parts: [],
})

/**
 * Returns the results in the same order, with only the best figures of each page, and each page
 * once: in the preferred language, or else in the one that matches best.
 */
function selectBest(found: Match[], { entries, translations }: Index, language: string) {
  const seen = new Set<string>()
  const figureCounts = new Map<string, number>()
  return found.flatMap((match) => {
    const { translationGroup } = entries[match.id] ?? {}
    if (translationGroup && seen.has(translationGroup)) return []
    if (translationGroup) seen.add(translationGroup)
    const preferred = translations.get(translationGroup ?? '')?.get(language)
    const id = preferred ?? match.id
    const { type, address = '' } = entries[id] ?? {}
    if (type === 'figure') {
      const count = (figureCounts.get(address) ?? 0) + 1
      figureCounts.set(address, count)
      if (count > MAX_FIGURES_PER_PAGE) return []
    }
    return [{ ...match, id }]
  })
}

/** Suggests indexed words that differ from the query by more than a typing error. */
function suggest({ words, vocabulary }: Index, q: string) {
  const queries = vocabulary.parseQuery(q).flatMap(({ word }) => word ?? [])
  const similar = words.search({ queries }, { fuzzy: 0.4 })
  const terms = similar.flatMap((found) => found.terms)
  const known = terms.filter((term) => !isGroup(term) && !isSound(term))
  return [...new Set(known)].slice(0, MAX_SUGGESTIONS)
}

function extractField(entry: Entry, name: string) {
  const { id, country = '', title, address, keywords = '', passages } = entry
  const fields: Record<string, () => unknown> = {
    id: () => id,
    country: () => country,
    title: () => title,
    address: () => address,
    keywords: () => keywords,
    headings: () =>
      passages.map(({ heading = '', anchor = '' }) => `${heading}\n${anchor}`).join('\n'),
    text: () => passages.map(({ text }) => text).join('\n'),
  }
  return getOwn(fields, name)?.() as string
}

/** Whether the term also matches longer words that begin with it. */
const usesPrefix = (term: string) => term.length > 2

/**
 * Creates the result of an entry from the passage with most parts of the query that are not in its
 * title.
 */
function toSearchResult({ listTerms }: Index, entry: Entry, parts: MatchedPart[]): SearchHit {
  const { type, address, country, title, language, passages, is_uncertain = false } = entry
  const termsOf = (text: string) => new Set(listTerms(text).map(({ term }) => term))
  const titleTerms = termsOf(`${title} ${country ?? ''}`)
  const bodyParts = parts.filter(({ terms }) => !terms.some((term) => titleTerms.has(term)))
  entry.passageTerms ??= passages.map(({ heading = '', anchor = '', text }) => ({
    heading: termsOf(`${heading} ${anchor}`),
    text: termsOf(text),
  }))
  const counts = entry.passageTerms.map(
    ({ heading, text }) => sumWeights(text, bodyParts) + 1.25 * sumWeights(heading, bodyParts),
  )
  const best = Math.max(...counts)
  // The first passage introduces the page.
  const { heading = '', anchor, text = '' } = passages[best > 0 ? counts.indexOf(best) : 0] ?? {}
  return {
    type,
    address: anchor ? `${address}#${anchor}` : address,
    title: (heading && country) || title,
    language,
    heading,
    excerpt: cutExcerpt(text, createMatcher(listTerms, parts)),
    is_uncertain,
  }
}

/** Returns a function that finds the matches of the parts in a text. */
function createMatcher(listTerms: ListTerms, parts: MatchedPart[]): ListTerms {
  const terms = new Set(parts.flatMap((part) => part.terms))
  return (text) => listTerms(text).filter(({ term }) => terms.has(term))
}

const sumWeights = (found: Set<string>, parts: MatchedPart[]) =>
  parts
    .filter(({ terms }) => terms.some((term) => found.has(term)))
    .reduce((sum, { weight }) => sum + weight, 0)

type Excerpt = SearchHit['excerpt']

const MAX_LENGTH = 240
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Returns the sentence with most of the search terms, in which the matches are marked. */
const cutExcerpt = (text: string, findMatches: ListTerms): Excerpt =>
  markMatches(cutToSentence(text, findMatches), findMatches)

function cutToSentence(text: string, findMatches: ListTerms) {
  if (text.length <= MAX_LENGTH) return text
  const allSentences = [...sentences.segment(text)].map(({ segment }) => segment.trim())
  const counts = allSentences.map((each) => new Set(findMatches(each).map(({ term }) => term)).size)
  const best = counts.indexOf(Math.max(...counts))
  const sentence = allSentences[best] ?? ''
  if (sentence.length > MAX_LENGTH) return cutAround(sentence, findMatches)
  const withNext = `${sentence} ${allSentences[best + 1] ?? ''}`.trim()
  const excerpt = withNext.length > MAX_LENGTH ? sentence : withNext
  return `${best > 0 ? '… ' : ''}${excerpt}${text.endsWith(excerpt) ? '' : ' …'}`
}

/** Shortens a long sentence around its first match, at word boundaries. */
function cutAround(sentence: string, findMatches: ListTerms) {
  const words = listWords(sentence)
  const first = findMatches(sentence)[0]?.index ?? 0
  const from = words.find(({ index }) => index >= first - MAX_LENGTH / 3)?.index ?? 0
  const last = words.findLast(({ word, index }) => index + word.length <= from + MAX_LENGTH)
  const to = last ? last.index + last.word.length : from + MAX_LENGTH
  const cut = sentence.slice(from, to)
  return `${from > 0 ? '… ' : ''}${cut}${to < sentence.length ? ' …' : ''}`
}

function markMatches(text: string, findMatches: ListTerms): Excerpt {
  const parts: Excerpt = []
  let from = 0
  // A phrase begins where its first word does, and is marked whole.
  const found = findMatches(text).toSorted((a, b) => a.index - b.index || b.end - a.end)
  for (const { index, end } of found) {
    if (index < from) continue
    if (index > from) parts.push({ text: text.slice(from, index), is_match: false })
    parts.push({ text: text.slice(index, end), is_match: true })
    from = end
  }
  if (from < text.length) parts.push({ text: text.slice(from), is_match: false })
  return parts
}
