import { type Static, Type } from 'typebox'
import type { Endpoint } from '#app/contract/endpoint.ts'

const Texts = Type.Array(Type.String())

/** Values that occur in leads, each list in alphabetical order. */
export const Choices = Type.Object({
  countries: Texts,
  tags: Texts,
  branches: Texts,
  /** Of the first enquiries. */
  sources: Texts,
  campaigns: Texts,
  pages: Texts,
  /** Reasons of lost leads. */
  lost_reasons: Texts,
})
export type Choices = Static<typeof Choices>

export const choicesApi = {
  list: {
    method: 'GET',
    url: '/api/leads/choices/',
    schema: {
      summary: 'List the values by which leads can be filtered',
      response: { 200: Choices },
    },
    config: { access: 'administrator', right: 'leads:work', rows: 'by-viewer' },
  },
} satisfies Record<string, Endpoint>
