import { type Static, Type } from 'typebox'
import { Id, IdParams, OptionalText, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** `held`: no mail server was set up when the mail was due. `failed`: the mail is not retried. */
export const MailState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('sent'),
  Type.Literal('failed'),
  Type.Literal('held'),
  Type.Literal('cancelled'),
])
export type MailState = Static<typeof MailState>

/** An automatic reply is cancelled when it cannot be sent within this time. */
export const AUTO_REPLY_HOURS = 12

const TimestampOrNull = Type.Union([Timestamp, Type.Null()])

/** A mail in the outbox. */
export const OutMail = Type.Object({
  id: Id,
  /** For example "New enquiry". */
  type: Type.String(),
  to_name: Type.String(),
  to_address: Type.String(),
  subject: Type.String(),
  /**
   * The linked screen, starting with `/`; '' without a link or when the link contains a secret.
   */
  address: Type.String(),
  state: MailState,
  created_at: Timestamp,
  /** Number of attempts. */
  attempts: Type.Integer(),
  /** When the next attempt is due after a failed one. */
  retry_at: TimestampOrNull,
  sent_at: TimestampOrNull,
  /** The last response of the mail server. */
  server_response: Type.String(),
})
export type OutMail = Static<typeof OutMail>

export const MailQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Searches subject, recipient and server response. */
  q: OptionalText(200),
  state: Type.Optional(MailState),
})
export type MailQuery = Static<typeof MailQuery>

export const MailSettings = Type.Object({
  /** Whether students who leave an email address get an automatic reply. */
  sends_auto_reply: Type.Boolean(),
})
export type MailSettings = Static<typeof MailSettings>

/** Whether mail is set up. */
export const MailStatus = Type.Object({
  /** Host and port of the mail server; null when mail is disabled. */
  server: Type.Union([Type.String(), Type.Null()]),
  from: Type.String(),
  waiting: Type.Integer(),
  failed: Type.Integer(),
  /**
   * `untried`: no mail server has accepted a mail yet. `failing`: the last attempt failed, and the
   * mail is retried.
   */
  delivery: Type.Union([Type.Literal('untried'), Type.Literal('working'), Type.Literal('failing')]),
  /** Names of the administrators who are notified of new enquiries. */
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
      summary: 'List mails, newest first; X-Total-Count says how many match',
      querystring: MailQuery,
      response: { 200: Type.Array(OutMail) },
    },
    config,
  },
  status: {
    method: 'GET',
    url: '/api/mails/status/',
    schema: { summary: 'Get the mail status', response: { 200: MailStatus } },
    config,
  },
  changeSettings: {
    method: 'PATCH',
    url: '/api/mails/settings/',
    schema: {
      summary: 'Turn automatic replies to students on or off',
      body: MailSettings,
      response: { 200: MailSettings },
    },
    config,
  },
  sendTest: {
    method: 'POST',
    url: '/api/mails/test/',
    schema: {
      summary: 'Send a test mail to yourself and return the response of the mail server',
      response: { 200: Type.Object({ is_sent: Type.Boolean(), server_response: Type.String() }) },
    },
    config,
  },
  retry: {
    method: 'POST',
    url: '/api/mails/:id/retry/',
    schema: {
      summary:
        'Retry a waiting or failed mail immediately; its address counts as deliverable again',
      params: IdParams,
      response: { 200: OutMail },
    },
    config,
  },
  cancel: {
    method: 'POST',
    url: '/api/mails/:id/cancel/',
    schema: {
      summary: 'Cancel a mail that has not been sent',
      params: IdParams,
      response: { 200: OutMail },
    },
    config,
  },
} satisfies Record<string, Endpoint>
