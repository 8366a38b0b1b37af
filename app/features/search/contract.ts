import { type Static, Type } from 'typebox'
import { Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Language } from '#app/contract/languages.ts'
import { searching } from './searching-contract.ts'

export const SearchHit = Type.Object({
  type: Type.Enum([
    'guide',
    'service',
    'page',
    'article',
    'event',
    'album',
    'destination',
    'figure',
    'scholarship',
  ]),
  /** The address of the page or of the section with the match. */
  address: Type.String(),
  title: Type.String(),
  /** The language of the result if it is not the site's. */
  language: Type.Optional(Type.String()),
  /** The heading above the match, or ''. */
  heading: Type.String(),
  /** The excerpt around the match, in parts. */
  excerpt: Type.Array(Type.Object({ text: Type.String(), is_match: Type.Boolean() })),
  /** Whether the figure needs confirmation by the office. */
  is_uncertain: Type.Boolean(),
})
export type SearchHit = Static<typeof SearchHit>

export const SearchResponse = Type.Object({
  /** The total; `results` has the first ones. */
  total: Type.Integer(),
  /** Whether all words match exactly or as prefixes. */
  is_exact: Type.Boolean(),
  results: Type.Array(SearchHit),
  /** A suggested query if nothing was found. */
  suggestions: Type.Array(Type.String()),
})
export type SearchResponse = Static<typeof SearchResponse>

export const searchApi = {
  search: {
    method: 'GET',
    url: '/api/public/search/',
    schema: {
      summary: 'Search published content, best match first',
      querystring: Type.Object({
        q: Text(searching.maxLength),
        /** The reader's language. Queries in Devanagari have results in Nepali. */
        language: Type.Optional(Language),
      }),
      response: { 200: SearchResponse },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
