import { ValidationError } from '#app/platform/server/http/errors.ts'
import { defineOrderedList } from '#app/platform/server/ordered/ordered.ts'
import type { Database } from '#database/connect.ts'
import { manifest } from '../feature.ts'
import {
  type NewSynonyms,
  type Synonyms,
  splitSynonyms,
  synonymsApi,
} from '../synonyms-contract.ts'
import { foldWord, isFunctionWord, listWords } from './terms.ts'

const MAX_WORDS = 6

/** The office's own groups of synonyms. The search uses a group as soon as it is saved. */
export const synonymList = defineOrderedList<Synonyms>({
  manifest,
  api: synonymsApi,
  table: 'search_synonyms',
  columns: ['id', 'words', 'position'],
  subject: 'search_synonyms',
  displayName: 'Group of synonyms',
  name: 'words',
  toStored: ({ words, ...rest }: Partial<NewSynonyms>) => ({
    ...rest,
    words: words === undefined ? undefined : listDistinct(words).join(', '),
  }),
  check: async (_db, _services, given: Partial<NewSynonyms>) => validateSynonyms(given),
  findRepetition,
  isPublic: true,
})

/** Lists the office's groups for the search. */
export async function listOwnGroups(db: Database) {
  const rows = await db
    .selectFrom('search_synonyms')
    .select('words')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ words }) => splitSynonyms(words))
}

const foldPhrase = (text: string) =>
  listWords(text)
    .map(({ word }) => foldWord(word))
    .join(' ')

/** Returns each word once, also if it is spelled differently. */
const listDistinct = (words: string) => [
  ...new Map(splitSynonyms(words).map((word) => [foldPhrase(word), word])).values(),
]

const toKey = (words: string) => splitSynonyms(words).map(foldPhrase).toSorted().join()

/** The order and the spelling of the words do not matter. */
function findRepetition({ words }: Synonyms, others: Synonyms[]) {
  if (!others.some((other) => toKey(other.words) === toKey(words))) return undefined
  const detail = 'This group is already in the list. Please enter other words.'
  return { words: { code: 'repeated', detail } }
}

/** Validates what the schema cannot. Throws ValidationError. */
function validateSynonyms({ words }: Partial<NewSynonyms>) {
  if (words === undefined) return
  const all = splitSynonyms(words)
  const [detail] = all.flatMap((word) => describeUnusable(word) ?? [])
  if (detail) throw new ValidationError({ words: { code: 'not_searchable', detail } })
  if (listDistinct(words).length > 1) return
  const tooFew = 'Please enter at least two different words, separated by commas.'
  throw new ValidationError({ words: { code: 'too_few', detail: tooFew } })
}

function describeUnusable(word: string) {
  const { length } = listWords(word)
  if (length === 0) return `“${word}” has no letters. Please remove it.`
  if (length > MAX_WORDS)
    return `“${word}” is too long. Please use at most ${MAX_WORDS} words between two commas.`
  if (isFunctionWord(word)) return `“${word}” is in almost every text. Please remove it.`
  return undefined
}
