import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import type { SearchEntry } from '#app/platform/server/feature/feature.ts'
import type { SearchHit, SearchResponse } from '../contract.ts'
import { cutExcerpt } from './excerpt.ts'
import { foldWord, listWords, toTerm } from './tokenizer.ts'

const MAX_RESULTS = 20
const MAX_SUGGESTIONS = 3
/** The number of entries that are indexed at a time, before the server handles other requests. */
const BATCH_SIZE = 3

interface Entry extends SearchEntry {
  id: number
  /** Normalized text of each passage, created on first use. */
  folded?: { heading: string; text: string }[]
}

/** Builds the index in batches, so that the server can handle other requests in between. */
export async function createSearchIndex(searchSources: SearchEntry[]) {
  const entries: Entry[] = searchSources.map((each, id) => ({ ...each, id }))
  const index = new MiniSearch<Entry>({
    fields: ['title', 'address', 'keywords', 'headings', 'text'],
    extractField,
    tokenize: (text) => listWords(text).map(({ word }) => word),
    processTerm: toTerm,
    searchOptions: {
      boost: { title: 4, address: 2, keywords: 4, headings: 2 },
      // Boosts figures, since pages have much more text.
      boostDocument: (id) => (entries[id]?.type === 'figure' ? 1.75 : 1),
      prefix: usesPrefix,
    },
  })
  await index.addAllAsync(entries, { chunkSize: BATCH_SIZE })

  /**
   * Searches for all words exactly or as prefixes, then with typing errors, then for any of the
   * words.
   */
  function searchIndex(q: string) {
    const exact = index.search(q, { combineWith: 'AND' })
    if (exact.length > 0) return { found: exact, is_exact: true }
    const similar = index.search(q, { combineWith: 'AND', fuzzy: getMaxDistance })
    if (similar.length > 0) return { found: similar, is_exact: false }
    const partial = index.search(q, { combineWith: 'OR', fuzzy: getMaxDistance })
    const mostTerms = Math.max(...partial.map(({ queryTerms }) => queryTerms.length))
    return {
      found: partial.filter(({ queryTerms }) => queryTerms.length === mostTerms),
      is_exact: false,
    }
  }

  return (q: string): SearchResponse => {
    const { found: all, is_exact } = searchIndex(q)
    const found = selectBest(all, entries)
    const results = found.slice(0, MAX_RESULTS).flatMap(({ id, terms }) => {
      const entry = entries[id]
      return entry ? [toSearchResult(entry, terms)] : []
    })
    const suggestions = found.length > 0 ? [] : suggest(index, q)
    return { total: found.length, is_exact, results, suggestions }
  }
}

/** Returns the results in the same order, with only the best translation of each page. */
function selectBest(found: SearchResult[], entries: Entry[]) {
  const seen = new Set<string>()
  return found.filter(({ id }) => {
    const { translationGroup } = entries[id] ?? {}
    if (translationGroup === undefined) return true
    const isFirst = !seen.has(translationGroup)
    seen.add(translationGroup)
    return isFirst
  })
}

/** Suggests indexed words that differ from the query by more than a typing error. */
function suggest(index: MiniSearch<Entry>, q: string) {
  const similar = index.search(q, { combineWith: 'OR', fuzzy: 0.4, prefix: false })
  return [...new Set(similar.flatMap(({ terms }) => terms))].slice(0, MAX_SUGGESTIONS)
}

function extractField({ id, title, address, keywords = '', passages }: Entry, name: string) {
  const headings = () => passages.map(({ heading = '' }) => heading).join('\n')
  const text = () => passages.map((passage) => passage.text).join('\n')
  const fields: Record<string, () => unknown> = {
    id: () => id,
    title: () => title,
    address: () => address,
    keywords: () => keywords,
    headings,
    text,
  }
  return fields[name]?.() as string
}

/** Whether the term also matches longer words that begin with it. */
const usesPrefix = (term: string) => term.length > 2

/** Returns how many letters of a term may differ; false for short terms and numbers. */
const getMaxDistance: SearchOptions['fuzzy'] = (term) => {
  if (term.length < 4 || /\d/.test(term)) return false
  return term.length < 8 ? 1 : 2
}

/**
 * Creates the result of an entry from the passage with most of the terms that are not in its title.
 */
function toSearchResult(entry: Entry, terms: string[]): SearchHit {
  const { type, address, title, language, passages, is_uncertain = false } = entry
  const bodyTerms = terms.filter((term) => !foldText(title).includes(` ${term} `))
  entry.folded ??= passages.map(({ heading = '', text }) => ({
    heading: foldText(heading),
    text: foldText(`${heading} ${text}`),
  }))
  const counts = entry.folded.map(
    ({ heading, text }) => countTerms(text, bodyTerms) + countTerms(heading, bodyTerms) / 2,
  )
  const { heading = '', anchor, text = '' } = passages[counts.indexOf(Math.max(...counts))] ?? {}
  return {
    type,
    address: anchor ? `${address}#${anchor}` : address,
    title,
    language,
    heading,
    excerpt: cutExcerpt(text, new Set(terms)),
    is_uncertain,
  }
}

/** Normalizes the words and separates them with spaces. */
const foldText = (text: string) =>
  ` ${listWords(text)
    .map(({ word }) => foldWord(word))
    .join(' ')} `

const countTerms = (folded: string, terms: string[]) =>
  terms.filter((term) => folded.includes(` ${term} `)).length
