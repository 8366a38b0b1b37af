import { type Static, Type } from 'typebox'
import { Id, Moment, OptionalText } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { MailState } from './contract.ts'
import { channels } from './preferences-contract.ts'

/** Back from now. */
export const RESPONSE_LOG_DAYS = 30

/** Longest waiting first, then what was answered or closed, newest first. */
export const responseStates = ['unanswered', 'answered', 'closed'] as const

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

/** Who was to be told, how, and what became of it. */
const DeliverySummary = Type.Object({
  name: Type.String(),
  channel: Type.Enum([...channels]),
  /** Because it was asked, or because it waited too long. */
  kind: Type.String(),
  /** Of a push 'sent' says that it was handed over; 'waiting': it has not left yet. */
  state: MailState,
  /** When it left; null: it has not. */
  at: orNull(Moment),
  /** What the mail server said last. */
  answer: Type.String(),
})
export type DeliverySummary = Static<typeof DeliverySummary>

/** Something that somebody asked by themselves. */
export const LoggedEnquiry = Type.Object({
  id: Id,
  /** How they are called. */
  name: Type.String(),
  /** Where it is to be seen: from `/` on. */
  address: Type.String(),
  way: Type.Enum(['form', 'chat', 'api']),
  at: Moment,
  state: Type.Enum([...responseStates]),
  told: Type.Array(DeliverySummary),
  /** Somebody had the inbox open when it came. */
  was_shown: Type.Boolean(),
  /** Nobody was told, neither by a screen nor by a mail or push that has left. */
  is_untold: Type.Boolean(),
  answered_at: orNull(Moment),
  /** '' where nobody knows who. */
  answered_by: Type.String(),
  /** Of the office's hours until the first answer, or until now; null: it was closed without one. */
  minutes: orNull(Type.Integer()),
})
export type LoggedEnquiry = Static<typeof LoggedEnquiry>

const ResponseLogQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  /** How many to skip, for the pages of a screen. */
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** The id of one of them: only what comes after it. */
  before: Type.Optional(Id),
  /** Text in name or e-mail, or a phone in any spelling. */
  q: OptionalText(200),
  state: Type.Optional(Type.Enum([...responseStates])),
  /** 'nobody': of whom nobody was told. */
  told: Type.Optional(Type.Enum(['nobody', 'somebody'])),
  way: Type.Optional(Type.Enum(['form', 'chat', 'api'])),
})
export type ResponseLogQuery = Static<typeof ResponseLogQuery>

export const ResponseLogSummary = Type.Object({
  total: Type.Integer(),
  answered: Type.Integer(),
  unanswered: Type.Integer(),
  /** Of how many nobody was told. */
  untold: Type.Integer(),
  /** Minutes of the office's hours until the first answer: half of those answered got it sooner. */
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
        'What was asked in the last 30 days, who was told and who answered; unanswered first; X-Total-Count',
      querystring: ResponseLogQuery,
      response: { 200: Type.Array(LoggedEnquiry) },
    },
    config,
  },
  summary: {
    method: 'GET',
    url: '/api/response-log/summary/',
    schema: {
      summary: 'How much was asked in the last 30 days, answered, and told to nobody',
      response: { 200: ResponseLogSummary },
    },
    config,
  },
} satisfies Record<string, Endpoint>
