import { type Static, Type } from 'typebox'
import { Email, Id, IdParams, MultilineText, OptionalText } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Entry } from './entry-contract.ts'

export const writingWays = ['whatsapp', 'email', 'chat'] as const

const Opening = Type.Object({
  channel: Type.Enum([...writingWays]),
  text: MultilineText(5000),
  /** The title of the ready answer that it began with. */
  template: OptionalText(60),
})
export type Opening = Static<typeof Opening>

/** An answer that is sent from here. */
const NewMail = Type.Object({
  /** Made by the client; a repeated id is the same mail. */
  id: Id,
  /** One of the lead's addresses. */
  email: Email,
  /** Left out: that it is about their question. */
  subject: OptionalText(120),
  text: MultilineText(5000),
  /** The title of the ready answer that it began with. */
  template: OptionalText(60),
})
export type NewMail = Static<typeof NewMail>

export const writingApi = {
  mail: {
    method: 'POST',
    url: '/api/leads/:id/mails/',
    schema: {
      summary: 'Send an e-mail to a lead; it counts as a reply',
      params: IdParams,
      body: NewMail,
      response: { 201: Entry },
    },
    config: { access: 'administrator', right: 'leads:work', rows: 'by-viewer' },
  },
  open: {
    method: 'POST',
    url: '/api/leads/:id/openings/',
    schema: {
      summary: 'Record that a message was opened in another app; it may not have been sent',
      params: IdParams,
      body: Opening,
      response: { 201: Entry },
    },
    config: { access: 'administrator', right: 'leads:work', rows: 'by-viewer' },
  },
} satisfies Record<string, Endpoint>
