import { type Static, Type } from 'typebox'
import { Email, Id, IdParams, MultilineText, OptionalText } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Entry } from './entry-contract.ts'

export const writingWays = ['whatsapp', 'email', 'chat'] as const

const Opening = Type.Object({
  channel: Type.Enum([...writingWays]),
  text: MultilineText(5000),
  /** Title of the saved reply that was used. */
  template: OptionalText(60),
})
export type Opening = Static<typeof Opening>

/** An e-mail that this server sends. */
const NewMail = Type.Object({
  /** Created by the client; a repeated id sends no second mail. */
  id: Id,
  /** One of the lead's addresses. */
  email: Email,
  /** Default: “Your enquiry to” and the office's name. */
  subject: OptionalText(120),
  text: MultilineText(5000),
  /** Title of the saved reply that was used. */
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
