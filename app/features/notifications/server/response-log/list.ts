import type { FastifyInstance } from 'fastify'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AllHours } from '#app/contract/office.ts'
import { nameVisitor } from '#app/features/chat/visitor-name-contract.ts'
import { getBranchHours, measureOfficeTime } from '#app/features/office/hours-contract.ts'
import type { EnquiryRow } from '#app/platform/server/feature/enquiry-source.ts'
import type { Database } from '#database/connect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import {
  type DeliverySummary,
  type LoggedEnquiry,
  RESPONSE_LOG_DAYS,
  type ResponseLogQuery,
} from '../../response-log-contract.ts'

const MINUTE_MS = 60_000

/** Whether the enquiry is neither answered nor closed. */
export const isUnanswered = sql<SqlBool>`(first_response_at is null and closed_at is null)`

/** Unanswered enquiries have rank 0 and are listed first. */
const rank = sql<number>`case when ${isUnanswered} then 0 else 1 end`

const sortOrder = sql`order by ${rank}, case when ${rank} = 0 then at end, at desc, id desc`

/**
 * Lists unanswered enquiries, longest waiting first, then all other enquiries, newest first. Also
 * returns the total count.
 */
export async function list(app: FastifyInstance, query: ResponseLogQuery) {
  const { limit = 50, offset = 0, before } = query
  const enquiries = selectEnquiries(app)
  const conditions = buildConditions(app, query)
  const countQuery = sql<{ total: number }>`
    select ${inWorker} count(*) as total from ${enquiries} where ${conditions}`.execute(app.db)
  const cursor = before ? await afterRow(app, before) : sql`1 = 1`
  const pageQuery = sql<{ id: string }>`
    select ${inWorker} id from ${enquiries} where ${conditions} and ${cursor} ${sortOrder}
    limit ${limit} offset ${offset}`.execute(app.db)
  const [{ rows: counted }, { rows: pageIds }] = await Promise.all([countQuery, pageQuery])
  const rows = await readRows(app, pageIds)
  return { enquiries: await describe(app, rows), total: Number(counted[0]?.total ?? 0) }
}

/**
 * Fetches the rows of one page. The page query sorts IDs only, because that is faster than sorting
 * whole rows.
 */
async function readRows(app: FastifyInstance, pageIds: { id: string }[]) {
  if (pageIds.length === 0) return []
  const ids = sql.join(pageIds.map(({ id }) => id))
  const { rows } = await sql<EnquiryRow>`
    select ${inWorker} * from ${selectEnquiries(app)} where id in (${ids}) ${sortOrder}`.execute(
    app.db,
  )
  return rows
}

/** Returns the SQL condition for the rows that follow a given row in the list. */
async function afterRow(app: FastifyInstance, before: string) {
  const id = before.toLowerCase()
  const { rows } = await sql<{ rank: number; at: string }>`
    select ${rank} as rank, at from ${selectEnquiries(app)} where id = ${id}`.execute(app.db)
  const [last] = rows
  if (!last) return sql<SqlBool>`1 = 0`
  const comparison = last.rank === 0 ? sql`>` : sql`<`
  return sql<SqlBool>`(${rank} > ${last.rank} or (${rank} = ${last.rank}
    and (at ${comparison} ${last.at} or (at = ${last.at} and id < ${id}))))`
}

async function describe(app: FastifyInstance, rows: EnquiryRow[]): Promise<LoggedEnquiry[]> {
  const { db, services, office } = app
  const leadIds = [...new Set(rows.flatMap(({ lead_id }) => lead_id ?? []))]
  const responderIds = [
    ...new Set(rows.flatMap(({ first_response_by }) => first_response_by ?? [])),
  ]
  const [hours, names, people, deliveries] = await Promise.all([
    office.read(),
    services.leads.listNames(db, leadIds),
    services.administrators.listNames(db, responderIds),
    listDeliveries(app, rows),
  ])
  return rows.map((row) => {
    const { id, channel, at, lead_id, user_id, first_response_at, first_response_by } = row
    return {
      id,
      channel,
      at,
      first_response_at,
      state: stateOf(row),
      name: (lead_id && names.get(lead_id)) || (user_id ? nameVisitor(user_id) : ''),
      address: lead_id
        ? `/admin/leads/${lead_id}`
        : `/admin/messages?user=${encodeURIComponent(user_id ?? '')}`,
      first_response_by: people.get(first_response_by ?? '') ?? '',
      minutes: countMinutes(row, hours),
      ...deliveries(row),
    }
  })
}

function stateOf({ first_response_at, closed_at }: EnquiryRow): LoggedEnquiry['state'] {
  if (first_response_at) return 'answered'
  return closed_at ? 'closed' : 'unanswered'
}

type ResponseTimes = Pick<EnquiryRow, 'minutes' | 'at' | 'first_response_at' | 'branch'> &
  Partial<Pick<EnquiryRow, 'closed_at'>>

/**
 * Counts the minutes within office hours until the first response, or until now. Returns null if
 * the enquiry was closed without a response.
 */
export function countMinutes(row: ResponseTimes, office: AllHours) {
  if (row.minutes !== null) return row.minutes
  if (!row.first_response_at && row.closed_at) return null
  const until = new Date(row.first_response_at ?? Date.now())
  const openMs = measureOfficeTime(getBranchHours(office, row.branch), new Date(row.at), until)
  return Math.floor(openMs / MINUTE_MS)
}

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

const isClosed = sql<SqlBool>`(first_response_at is null and closed_at is not null)`
const isAnswered = sql<SqlBool>`first_response_at is not null`

function buildConditions(
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

type DeliveryFields = Pick<LoggedEnquiry, 'deliveries' | 'was_seen' | 'is_unnotified'>

/**
 * Fetches the notifications of these enquiries. Returns a function that returns those of one
 * enquiry, in order of delivery.
 */
async function listDeliveries({ db, services }: FastifyInstance, rows: EnquiryRow[]) {
  const subjectIds = rows.flatMap(({ activity_id, user_id }) =>
    [activity_id ?? [], user_id ?? []].flat(),
  )
  const notifications =
    subjectIds.length > 0 ? await listNotifications(db, [...new Set(subjectIds)]) : []
  const bySubject = Map.groupBy(notifications, ({ subject_id }) => subject_id)
  const administratorIds = [
    ...new Set(notifications.flatMap(({ administrator_id }) => administrator_id ?? [])),
  ]
  const names = await services.administrators.listNames(db, administratorIds)
  return ({ activity_id, user_id, at }: EnquiryRow): DeliveryFields => {
    const related = [activity_id, user_id]
      .flatMap((id) => bySubject.get(id) ?? [])
      .filter(({ created_at }) => created_at >= at)
    const deliveries = related.flatMap((row) => toDeliveries(row, names)).toSorted(compareSentAt)
    const was_seen = related.some(({ kind }) => kind === 'seen')
    const wasSent = deliveries.some(({ state }) => state === 'sent')
    return { deliveries, was_seen, is_unnotified: !was_seen && !wasSent }
  }
}

type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number]

function listNotifications(db: Database, subjectIds: string[]) {
  return db
    .selectFrom('notifications')
    .leftJoin('notification_deliveries', 'notification_id', 'notifications.id')
    .leftJoin('mails', 'mails.id', 'mail_id')
    .select([
      'subject_id',
      'notifications.kind',
      'notifications.created_at',
      'notification_deliveries.administrator_id',
    ])
    .select([
      'channel',
      'delivered_at',
      'mail_id',
      'mails.state',
      'mails.sent_at',
      'mails.server_response',
    ])
    .where('subject_id', 'in', subjectIds)
    .execute()
}

function toDeliveries(
  notification: NotificationRow,
  names: Map<string, string>,
): DeliverySummary[] {
  const {
    kind,
    administrator_id,
    channel,
    delivered_at,
    mail_id,
    state,
    sent_at,
    server_response,
  } = notification
  if (!administrator_id || (channel !== 'mail' && channel !== 'push')) return []
  const common: Omit<DeliverySummary, 'state' | 'at'> = {
    name: names.get(administrator_id) ?? 'Someone',
    channel,
    kind,
    server_response: server_response ?? '',
  }
  if (!delivered_at) return [{ ...common, state: 'waiting' as const, at: null }]
  // Notifications are deleted before their mails, so a mail that is missing here was sent.
  if (!mail_id || !state) return [{ ...common, state: 'sent' as const, at: delivered_at }]
  return [{ ...common, state, at: sent_at }]
}

const compareSentAt = (a: DeliverySummary, b: DeliverySummary) =>
  (a.at ?? '9').localeCompare(b.at ?? '9')
