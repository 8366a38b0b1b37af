import type { FastifyInstance } from 'fastify'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { EnquiryRow } from '#app/platform/server/feature/enquiry-source.ts'
import { RESPONSE_LOG_DAYS, type ResponseLogQuery } from '../../response-log-contract.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns an SQL subquery for the enquiries of the last days from all features. */
export function selectEnquiries({ enquirySources }: FastifyInstance): RawBuilder<EnquiryRow> {
  const since = new Date(Date.now() - RESPONSE_LOG_DAYS * DAY_MS).toISOString()
  const sources = enquirySources.map((source) => source(since))
  return sql<EnquiryRow>`(${sql.join(sources, sql` union all `)}) as logged_enquiries`
}

/**
 * Whether the enquiry was seen in an open inbox, or a mail or push notification about it was sent.
 */
export const wasNotified = sql<SqlBool>`exists (
  select 1 from notifications where subject_id in (logged_enquiries.activity_id, logged_enquiries.user_id)
    and notifications.created_at >= logged_enquiries.at and first_delivered_at is not null)`

/** Whether the enquiry is neither answered nor closed. */
export const isUnanswered = sql<SqlBool>`(first_response_at is null and closed_at is null)`

const isClosed = sql<SqlBool>`(first_response_at is null and closed_at is not null)`
const isAnswered = sql<SqlBool>`first_response_at is not null`

export function buildConditions(
  { db, services }: FastifyInstance,
  { q, state, notified, channel }: ResponseLogQuery,
): RawBuilder<SqlBool> {
  const states = { unanswered: isUnanswered, answered: isAnswered, closed: isClosed }
  const conditions = [
    ...(state ? [states[state]] : []),
    ...(notified ? [notified === 'no' ? sql<SqlBool>`not ${wasNotified}` : wasNotified] : []),
    ...(channel ? [sql<SqlBool>`channel = ${channel}`] : []),
    ...(q ? [services.leads.isMatching(db, sql.ref('logged_enquiries.lead_id'), q)] : []),
  ]
  return conditions.length > 0
    ? sql<SqlBool>`${sql.join(conditions, sql` and `)}`
    : sql<SqlBool>`1 = 1`
}
