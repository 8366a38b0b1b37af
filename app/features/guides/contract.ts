import { type Static, Type } from 'typebox'
import { Moment } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Answers, Costs } from './guide-contract.ts'

/** A published guide, as what leads to it needs it, and what stands beside other countries. */
export const GuideBrief = Type.Object({
  /** Of the country: ISO 3166. */
  code: Type.String(),
  address: Type.String(),
  name: Type.String(),
  nameInText: Type.String(),
  /** The picture of the country's shape; '' for none. */
  outline: Type.String(),
  /** When it was last changed. */
  modified: Moment,
  answers: Answers,
  costs: Costs,
})
export type GuideBrief = Static<typeof GuideBrief>

export const guidesApi = {
  list: {
    method: 'GET',
    url: '/api/guides/',
    schema: {
      summary: 'Every published guide, with what stands beside those of other countries',
      response: { 200: Type.Array(GuideBrief) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>

/** A country without a guide leads to the home page (specification §2). */
export const noGuide = { address: '/', outline: '/outlines/default.svg' }

/**
 * Countries side by side, as in /compare?countries=au,ca: by the codes of the published guides, in
 * the order of the alphabet. Whatever else is asked for there reads `other`.
 */
export const comparison = {
  path: '/compare',
  name: 'countries',
  least: 2,
  maxCached: 4,
  other: 'other',
}
