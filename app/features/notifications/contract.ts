import { type Static, Type } from 'typebox'
import { Id, IdParams, Moment, OptionalText } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** `kept`: no mail left the server when it was to be sent. `failed`: it is not tried again. */
export const MailState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('sent'),
  Type.Literal('failed'),
  Type.Literal('kept'),
  Type.Literal('dropped'),
])
export type MailState = Static<typeof MailState>

/** An automatic reply that could not be sent within so many hours is dropped. */
export const AUTO_REPLY_HOURS = 12

const MomentOrNull = Type.Union([Moment, Type.Null()])

/** A mail that is to be sent, or was. */
export const OutMail = Type.Object({
  id: Id,
  /** What it is: "New enquiry". */
  kind: Type.String(),
  to_name: Type.String(),
  to_address: Type.String(),
  subject: Type.String(),
  /** Where it leads, from `/` on; '' where it leads nowhere, or by a secret of its own. */
  address: Type.String(),
  state: MailState,
  created_at: Moment,
  /** How often it was tried. */
  attempts: Type.Integer(),
  /** When it is tried again, after a try that failed. */
  next_at: MomentOrNull,
  sent_at: MomentOrNull,
  /** What the mail server said last. */
  answer: Type.String(),
})
export type OutMail = Static<typeof OutMail>

export const MailQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  /** How many to skip, for the pages of a screen. */
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Text in its subject, in whom it is to, or in what the mail server said. */
  q: OptionalText(200),
  state: Type.Optional(MailState),
})
export type MailQuery = Static<typeof MailQuery>

export const MailSettings = Type.Object({
  /** Students who leave an address are told that their question has come, where mails leave. */
  acknowledges: Type.Boolean(),
})
export type MailSettings = Static<typeof MailSettings>

/** Whether mails leave. */
export const MailStatus = Type.Object({
  /** The name and port of the server that takes mails; null: no mail leaves. */
  server: Type.Union([Type.String(), Type.Null()]),
  from: Type.String(),
  waiting: Type.Integer(),
  failed: Type.Integer(),
  /** The names of those who hear of new enquiries. */
  subscribers: Type.Array(Type.String()),
  ...MailSettings.properties,
})
export type MailStatus = Static<typeof MailStatus>

const config = { access: 'administrator', right: 'jobs:manage' } as const

export const mailsApi = {
  list: {
    method: 'GET',
    url: '/api/mails/',
    schema: {
      summary: 'What mails are to be sent, were sent or failed, newest first; X-Total-Count',
      querystring: MailQuery,
      response: { 200: Type.Array(OutMail) },
    },
    config,
  },
  status: {
    method: 'GET',
    url: '/api/mails/status/',
    schema: { summary: 'Whether mails leave', response: { 200: MailStatus } },
    config,
  },
  changeSettings: {
    method: 'PATCH',
    url: '/api/mails/settings/',
    schema: {
      summary: 'Say whether students are told that their question has come',
      body: MailSettings,
      response: { 200: MailSettings },
    },
    config,
  },
  sendTest: {
    method: 'POST',
    url: '/api/mails/test/',
    schema: {
      summary: 'Send a trial mail to oneself, at once, and tell what the mail server says',
      response: { 200: Type.Object({ is_sent: Type.Boolean(), answer: Type.String() }) },
    },
    config,
  },
  retry: {
    method: 'POST',
    url: '/api/mails/:id/retry/',
    schema: {
      summary: 'Send a mail that waits or has failed, at once; its address counts as good again',
      params: IdParams,
      response: { 200: OutMail },
    },
    config,
  },
  cancel: {
    method: 'POST',
    url: '/api/mails/:id/cancel/',
    schema: {
      summary: 'Do not send a mail that has not left yet',
      params: IdParams,
      response: { 200: OutMail },
    },
    config,
  },
} satisfies Record<string, Endpoint>
