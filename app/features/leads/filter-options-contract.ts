import { type Static, Type } from 'typebox'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { fieldFilters, type OptionsName } from './fields-contract.ts'

const Texts = Type.Array(Type.String())

/** Values that occur in leads, each list in alphabetical order. */
export const FilterOptions = Type.Object(
  Object.fromEntries(
    fieldFilters.flatMap(({ options }) => (options ? [[options, Texts]] : [])),
  ) as Record<OptionsName, typeof Texts>,
)
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
