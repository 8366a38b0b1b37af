import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import type { SearchEntry } from '#app/base/server/feature.ts'
import type { SearchHit, SearchResponse } from '../contract.ts'
import { cutExcerpt } from './excerpt.ts'
import { foldWord, listWords, toTerm } from './tokenizer.ts'

const MAX_RESULTS = 20
const MAX_SUGGESTIONS = 3
/** The number of entries that are indexed before other requests are served. */
const BATCH_SIZE = 3

interface Entry extends SearchEntry {
  id: number
  /** Normalized text of each passage, created on first use. */
  folded?: { heading: string; text: string }[]
}

/** Builds the index in batches, so that other requests are served meanwhile. */
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
      prefix: isBeginning,
    },
  })
  await index.addAllAsync(entries, { chunkSize: BATCH_SIZE })

  /**
   * Searches for all words exactly or as prefixes, then with typing errors, then for any of the
   * words.
   */
  function find(q: string) {
    const exact = index.search(q, { combineWith: 'AND' })
    if (exact.length > 0) return { found: exact, is_exact: true }
    const near = index.search(q, { combineWith: 'AND', fuzzy })
    if (near.length > 0) return { found: near, is_exact: false }
    const some = index.search(q, { combineWith: 'OR', fuzzy })
    const most = Math.max(...some.map(({ queryTerms }) => queryTerms.length))
    return {
      found: some.filter(({ queryTerms }) => queryTerms.length === most),
      is_exact: false,
    }
  }

  return (q: string): SearchResponse => {
    const { found: all, is_exact } = find(q)
    const found = selectBest(all, entries)
    const results = found.slice(0, MAX_RESULTS).flatMap(({ id, terms }) => {
      const entry = entries[id]
      return entry ? [toSearchResult(entry, terms)] : []
    })
    const suggestions = found.length > 0 ? [] : suggest(index, q)
    return { total: found.length, is_exact, results, suggestions }
  }
}

/** Keeps the order and only the best result of each page in several languages. */
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

/** Suggests words that differ more than a typing error. */
function suggest(index: MiniSearch<Entry>, q: string) {
  const near = index.search(q, { combineWith: 'OR', fuzzy: 0.4, prefix: false })
  return [...new Set(near.flatMap(({ terms }) => terms))].slice(0, MAX_SUGGESTIONS)
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

const isBeginning = (term: string) => term.length > 2

/** The number of letters that may differ. */
const fuzzy: SearchOptions['fuzzy'] = (term) => {
  if (term.length < 4 || /\d/.test(term)) return false
  return term.length < 8 ? 1 : 2
}

/** Picks the passage with most of the terms that the title lacks. */
function toSearchResult(entry: Entry, terms: string[]): SearchHit {
  const { type, address, title, language, passages, is_uncertain = false } = entry
  const other = terms.filter((term) => !foldText(title).includes(` ${term} `))
  entry.folded ??= passages.map(({ heading = '', text }) => ({
    heading: foldText(heading),
    text: foldText(`${heading} ${text}`),
  }))
  const counts = entry.folded.map(
    ({ heading, text }) => countIn(text, other) + countIn(heading, other) / 2,
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

const countIn = (folded: string, terms: string[]) =>
  terms.filter((term) => folded.includes(` ${term} `)).length
