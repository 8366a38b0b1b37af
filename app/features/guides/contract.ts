import { type Static, Type } from 'typebox'
import { Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Answers, Costs } from './guide-contract.ts'

/** The data of a published guide for links and the comparison. */
export const GuideBrief = Type.Object({
  /** The country code (ISO 3166). */
  code: Type.String(),
  address: Type.String(),
  name: Type.String(),
  nameInText: Type.String(),
  /** The outline of the country, or ''. */
  outline: Type.String(),
  /** When it was last changed. */
  modified: Timestamp,
  answers: Answers,
  costs: Costs,
})
export type GuideBrief = Static<typeof GuideBrief>

export const guidesApi = {
  list: {
    method: 'GET',
    url: '/api/guides/',
    schema: {
      summary: 'List published guides with their figures for comparison',
      response: { 200: Type.Array(GuideBrief) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>

/** Links to countries without a guide lead to the home page (specification §2). */
export const noGuide = { address: '/', outline: '/outlines/default.svg' }

/**
 * The query of /compare?countries=au,ca: codes of published guides in alphabetical order. Any other
 * value counts as `other`.
 */
export const comparison = {
  path: '/compare',
  name: 'countries',
  minCountries: 2,
  maxCachedValues: 4,
  other: 'other',
}
