import { type Static, Type } from 'typebox'
import { Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** The page that is asked, as in /search?q=visa. */
export const searching = { path: '/search', name: 'q', most: 100 } as const

export const SearchHit = Type.Object({
  kind: Type.Enum(['guide', 'service', 'page', 'destination', 'figure', 'scholarship']),
  /** Of the page, or of the place on it where the words stand. */
  address: Type.String(),
  title: Type.String(),
  /** Of its words, where that is not the site's. */
  language: Type.Optional(Type.String()),
  /** What stands above the words; ''. */
  heading: Type.String(),
  /** A sentence around what was found, in parts. */
  excerpt: Type.Array(Type.Object({ text: Type.String(), is_match: Type.Boolean() })),
  /** A figure that the office is to be asked about. */
  is_unsure: Type.Boolean(),
})
export type SearchHit = Static<typeof SearchHit>

export const SearchAnswer = Type.Object({
  /** How many there are; `results` has the first of them. */
  total: Type.Integer(),
  /** Whether each word was found as it is written, or as the beginning of one. */
  is_exact: Type.Boolean(),
  results: Type.Array(SearchHit),
  /** What could be asked instead, where nothing was found. */
  suggestions: Type.Array(Type.String()),
})
export type SearchAnswer = Static<typeof SearchAnswer>

export const searchApi = {
  search: {
    method: 'GET',
    url: '/api/public/search/',
    schema: {
      summary:
        'What guides, services, published pages, destinations, scholarships and facts say, best first',
      querystring: Type.Object({ q: Text(searching.most) }),
      response: { 200: SearchAnswer },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
