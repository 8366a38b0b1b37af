import type { FastifyInstance } from 'fastify'
import { type SqlBool, sql } from 'kysely'
import type { AllHours } from '#app/contract/office.ts'
import { nameVisitor } from '#app/features/chat/contract.ts'
import { getBranchHours, measureOfficeTime } from '#app/features/office/hours-contract.ts'
import type { EnquiryRow } from '#app/platform/server/feature/enquiry-source.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import type { LoggedEnquiry, ResponseLogQuery } from '../../response-log-contract.ts'
import { listDeliveries } from './deliveries.ts'
import { buildConditions, isUnanswered, selectEnquiries } from './query.ts'

const MINUTE_MS = 60_000

/** Unanswered enquiries have rank 0 and are listed first. */
const rank = sql<number>`case when ${isUnanswered} then 0 else 1 end`

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

const sortOrder = sql`order by ${rank}, case when ${rank} = 0 then at end, at desc, id desc`

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
