import { type Static, Type } from 'typebox'
import { Id, Moment, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** What can be changed in the back office: 'contact', 'hero_slide'. Each feature names its own. */
const Subject = Type.String({ pattern: '^[a-z_]{1,40}$' })

const Action = Type.Union([
  Type.Literal('added'),
  Type.Literal('changed'),
  Type.Literal('deleted'),
  Type.Literal('restored'),
  Type.Literal('exported'),
  Type.Literal('opened'),
])
export type Action = Static<typeof Action>

const Values = Type.Record(Type.String(), Type.Unknown())

/** Who changed what, and when. */
export const AuditLogEntry = Type.Object({
  id: Id,
  created_at: Moment,
  administrator_name: Type.String(),
  action: Action,
  subject: Subject,
  subject_id: Type.String(),
  /** How people call it: a country, a title, a name; '' once it was forgotten for good. */
  subject_name: Type.String(),
  /** Only the fields that differ: none before adding, none after deleting. */
  before: Values,
  after: Values,
})
export type AuditLogEntry = Static<typeof AuditLogEntry>

export const AuditLogQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  /** Only activities older than the one of this id. */
  before: Type.Optional(Id),
  /** Text in the names of who and what, or in the values; or whole ids of what was changed, with spaces between. */
  q: Type.Optional(Text(1000, 0)),
  /** Without one, what was only opened is left out: it is much. */
  subject: Type.Optional(Subject),
})
export type AuditLogQuery = Static<typeof AuditLogQuery>

/** There is no call that changes an activity. */
export const auditLogApi = {
  list: {
    method: 'GET',
    url: '/api/audit-log/',
    schema: {
      summary: 'Who changed what in the back office, newest first; X-Total-Count says how many',
      querystring: AuditLogQuery,
      response: { 200: Type.Array(AuditLogEntry) },
    },
    config: { access: 'administrator', right: 'changes:read', rows: 'by-viewer' },
  },
} satisfies Record<string, Endpoint>
