import { type Static, Type } from 'typebox'
import { Id, OptionalText, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { MailState } from './contract.ts'
import { channels } from './preferences-contract.ts'

export const RESPONSE_LOG_DAYS = 30

/** The states of enquiries, in the order of the list. */
export const responseStates = ['unanswered', 'answered', 'closed'] as const

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

/** A notification's recipient, channel and state. */
const DeliverySummary = Type.Object({
  name: Type.String(),
  channel: Type.Enum([...channels]),
  /** The notification type: a new or an overdue enquiry. */
  kind: Type.String(),
  /** For push, 'sent' means handed over to the push service. */
  state: MailState,
  /** When the notification was sent; null if it was not sent yet. */
  at: orNull(Timestamp),
  /** The last response of the mail server. */
  server_response: Type.String(),
})
export type DeliverySummary = Static<typeof DeliverySummary>

export const LoggedEnquiry = Type.Object({
  id: Id,
  /** The name of the lead or visitor. */
  name: Type.String(),
  /** The screen with the enquiry, starting with `/`. */
  address: Type.String(),
  channel: Type.Enum(['form', 'chat', 'api']),
  at: Timestamp,
  state: Type.Enum([...responseStates]),
  deliveries: Type.Array(DeliverySummary),
  /** The inbox was open when the enquiry arrived. */
  was_seen: Type.Boolean(),
  /** No administrator saw the enquiry in the open inbox or was sent a notification about it. */
  is_unnotified: Type.Boolean(),
  first_response_at: orNull(Timestamp),
  /** The administrator's name; '' if unknown. */
  first_response_by: Type.String(),
  /**
   * Minutes within office hours until the first response, or until now; null when it was closed
   * without one.
   */
  minutes: orNull(Type.Integer()),
})
export type LoggedEnquiry = Static<typeof LoggedEnquiry>

const ResponseLogQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Returns the enquiries that follow this one in the list. */
  before: Type.Optional(Id),
  /** A name, an email address, or a phone number in any format. */
  q: OptionalText(200),
  state: Type.Optional(Type.Enum([...responseStates])),
  /**
   * 'yes': only enquiries that an administrator was notified of; 'no': only the other enquiries.
   */
  notified: Type.Optional(Type.Enum(['yes', 'no'])),
  channel: Type.Optional(Type.Enum(['form', 'chat', 'api'])),
})
export type ResponseLogQuery = Static<typeof ResponseLogQuery>

export const ResponseLogSummary = Type.Object({
  total: Type.Integer(),
  answered: Type.Integer(),
  unanswered: Type.Integer(),
  /** Enquiries without a sent notification. */
  unnotified: Type.Integer(),
  /** Median of the minutes within office hours until the first response. */
  median_minutes: orNull(Type.Integer()),
})
export type ResponseLogSummary = Static<typeof ResponseLogSummary>

const config = { access: 'administrator', right: 'people:manage' } as const

export const responseLogApi = {
  list: {
    method: 'GET',
    url: '/api/response-log/',
    schema: {
      summary:
        'List enquiries of the last 30 days with notifications and first response, unanswered first; X-Total-Count says how many match',
      querystring: ResponseLogQuery,
      response: { 200: Type.Array(LoggedEnquiry) },
    },
    config,
  },
  summary: {
    method: 'GET',
    url: '/api/response-log/summary/',
    schema: {
      summary:
        'Count the enquiries of the last 30 days: answered, unanswered, without notification',
      response: { 200: ResponseLogSummary },
    },
    config,
  },
} satisfies Record<string, Endpoint>
