import { type Static, Type } from 'typebox'
import { IdParams, OptionalText, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Entry } from './entry-contract.ts'

export const writingWays = ['whatsapp', 'email', 'chat'] as const

const Opening = Type.Object({
  way: Type.Enum([...writingWays]),
  text: Text(5000),
  /** The title of the ready answer that it began with. */
  template: OptionalText(60),
})
export type Opening = Static<typeof Opening>

export const writingApi = {
  open: {
    method: 'POST',
    url: '/api/leads/:id/openings/',
    schema: {
      summary: 'Keep that a text was opened in another program; nobody knows whether it was sent',
      params: IdParams,
      body: Opening,
      response: { 201: Entry },
    },
    config: { access: 'administrator', right: 'leads:work' },
  },
} satisfies Record<string, Endpoint>
