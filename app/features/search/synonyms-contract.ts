import { type Static, Type } from 'typebox'
import { Id, Position, Text } from '#app/contract/common.ts'
import { orderedListApi } from '#app/contract/ordered-list.ts'

/** A group of words that find each other, beside those of the program. */
const NewSynonyms = Type.Object({
  /** At least two words or short phrases in any script, separated by commas. */
  words: Text(500),
  position: Type.Optional(Position),
})
export type NewSynonyms = Static<typeof NewSynonyms>

export const Synonyms = Type.Object({
  id: Id,
  words: Type.String(),
  position: Type.Integer(),
})
export type Synonyms = Static<typeof Synonyms>

/** Returns the words of a group. */
export const splitSynonyms = (words: string) =>
  words
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter(Boolean)

export const synonymsApi = orderedListApi('/api/search-synonyms/', {
  singular: 'group of synonyms',
  plural: 'groups of synonyms',
  row: Synonyms,
  createBody: NewSynonyms,
  updateBody: Type.Partial(NewSynonyms),
  readConfig: { access: 'administrator', right: 'content:write' },
  writeConfig: { access: 'administrator', right: 'content:write' },
})
