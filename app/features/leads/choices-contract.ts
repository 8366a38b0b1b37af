import { type Static, Type } from 'typebox'
import type { Endpoint } from '#app/contract/endpoint.ts'

const Texts = Type.Array(Type.String())

/** What leads have of what the office does not list elsewhere, each in the order of the alphabet. */
export const Choices = Type.Object({
  countries: Texts,
  tags: Texts,
  branches: Texts,
  /** Of first enquiries. */
  sources: Texts,
  campaigns: Texts,
  pages: Texts,
  /** Why those went who are lost. */
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
