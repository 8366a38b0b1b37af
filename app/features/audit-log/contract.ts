import { type Static, Type } from 'typebox'
import { Id, Text, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** What was changed, for example 'contact' or 'hero_slide'. Each feature defines its own. */
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

/** An entry of the audit log: who changed what, and when. */
export const AuditLogEntry = Type.Object({
  id: Id,
  created_at: Timestamp,
  administrator_name: Type.String(),
  action: Action,
  subject: Subject,
  subject_id: Type.String(),
  /** Display name such as a country or a title; '' once the data was erased. */
  subject_name: Type.String(),
  /** Only the fields that differ. `before` is empty for an addition, `after` for a deletion. */
  before: Values,
  after: Values,
})
export type AuditLogEntry = Static<typeof AuditLogEntry>

export const AuditLogQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  /** Only entries older than the one with this id. */
  before: Type.Optional(Id),
  /** Text in names or values, or whole ids separated by spaces. */
  q: Type.Optional(Text(1000, 0)),
  /**
   * Without a subject, entries about viewed leads are left out, because there are too many of them.
   */
  subject: Type.Optional(Subject),
})
export type AuditLogQuery = Static<typeof AuditLogQuery>

/** Entries cannot be changed. */
export const auditLogApi = {
  list: {
    method: 'GET',
    url: '/api/audit-log/',
    schema: {
      summary: 'List audit log entries, newest first; X-Total-Count says how many match',
      querystring: AuditLogQuery,
      response: { 200: Type.Array(AuditLogEntry) },
    },
    config: { access: 'administrator', right: 'changes:read', rowAccess: 'viewer-scope' },
  },
} satisfies Record<string, Endpoint>
