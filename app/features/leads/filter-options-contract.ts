import { type Static, Type } from 'typebox'
import type { Endpoint } from '#app/contract/endpoint.ts'

const Texts = Type.Array(Type.String())

/** Values that occur in leads, each list in alphabetical order. */
export const FilterOptions = Type.Object({
  countries: Texts,
  tags: Texts,
  branches: Texts,
  /** Sources, campaigns and pages of the first enquiries. */
  sources: Texts,
  campaigns: Texts,
  pages: Texts,
  /** Reasons of lost leads. */
  lost_reasons: Texts,
})
export type FilterOptions = Static<typeof FilterOptions>

export const filterOptionsApi = {
  list: {
    method: 'GET',
    url: '/api/leads/options/',
    schema: {
      summary: 'List the values by which leads can be filtered',
      response: { 200: FilterOptions },
    },
    config: { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' },
  },
} satisfies Record<string, Endpoint>
