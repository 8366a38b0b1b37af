import { type Static, Type } from 'typebox'
import { Email, Id, IdParams, MultilineText, OptionalText } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LeadActivity } from './activity-contract.ts'

export const messageChannels = ['whatsapp', 'email', 'chat'] as const

const OpenedMessage = Type.Object({
  channel: Type.Enum([...messageChannels]),
  /** Empty only if WhatsApp was opened without a text. */
  text: MultilineText(5000, 0),
  /** The phone of the lead or its guardian that was opened. */
  phone: OptionalText(32),
  /** Title of the saved reply that was used. */
  template: OptionalText(60),
})
export type OpenedMessage = Static<typeof OpenedMessage>

/** An e-mail that this server sends. */
const NewMail = Type.Object({
  /** Created by the client; a repeated id sends no second mail. */
  id: Id,
  /** One of the lead's addresses. */
  email: Email,
  /** Default: “Your enquiry to” and the office's name, in the language of the text. */
  subject: OptionalText(120),
  text: MultilineText(5000),
  /** Title of the saved reply that was used. */
  template: OptionalText(60),
})
export type NewMail = Static<typeof NewMail>

export const messagesApi = {
  mail: {
    method: 'POST',
    url: '/api/leads/:id/mails/',
    schema: {
      summary: 'Send an e-mail to a lead; it counts as a reply',
      params: IdParams,
      body: NewMail,
      response: { 201: LeadActivity },
    },
    config: { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' },
  },
  recordOpened: {
    method: 'POST',
    url: '/api/leads/:id/opened-messages/',
    schema: {
      summary: 'Record that a message was opened in another app; it may not have been sent',
      params: IdParams,
      body: OpenedMessage,
      response: { 201: LeadActivity },
    },
    config: { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' },
  },
} satisfies Record<string, Endpoint>
