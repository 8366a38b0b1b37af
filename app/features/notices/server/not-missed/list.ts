import type { FastifyInstance } from 'fastify'
import { type SqlBool, sql } from 'kysely'
import type { Asked } from '#app/base/server/asked.ts'
import type { AllHours } from '#app/contract/office.ts'
import { nameVisitor } from '#app/features/chat/contract.ts'
import { hoursOf, officeTimeBetween } from '#app/features/office/hours-contract.ts'
import { aside } from '#database/sqlite-aside.ts'
import type { AskedOne, NotMissedQuery } from '../../not-missed-contract.ts'
import { conditionOf, isUnanswered, selectAsked } from './asked.ts'
import { listTold } from './told.ts'

const MINUTE_MS = 60_000

/** 0 is on top. */
const rank = sql<number>`case when ${isUnanswered} then 0 else 1 end`

/** The longest waiting first, then all others, newest first; with how many match in all. */
export async function list(app: FastifyInstance, query: NotMissedQuery) {
  const { limit = 50, offset = 0, before } = query
  const asked = selectAsked(app)
  const meant = conditionOf(app, query)
  const counting = sql<{ total: number }>`
    select ${aside} count(*) as total from ${asked} where ${meant}`.execute(app.db)
  const place = before ? await comesAfter(app, before) : sql`1 = 1`
  const choosing = sql<{ id: string }>`
    select ${aside} id from ${asked} where ${meant} and ${place} ${inOrder}
    limit ${limit} offset ${offset}`.execute(app.db)
  const [{ rows: counted }, { rows: chosen }] = await Promise.all([counting, choosing])
  const rows = await readChosen(app, chosen)
  return { asked: await describe(app, rows), total: Number(counted[0]?.total ?? 0) }
}

const inOrder = sql`order by ${rank}, case when ${rank} = 0 then at end, at desc, id desc`

/** Only ids were sorted: sorting whole rows takes longer. */
async function readChosen(app: FastifyInstance, chosen: { id: string }[]) {
  if (chosen.length === 0) return []
  const ids = sql.join(chosen.map(({ id }) => id))
  const { rows } = await sql<Asked>`
    select ${aside} * from ${selectAsked(app)} where id in (${ids}) ${inOrder}`.execute(app.db)
  return rows
}

/** Those behind one of them, in the order of the list. */
async function comesAfter(app: FastifyInstance, before: string) {
  const id = before.toLowerCase()
  const { rows } = await sql<{ rank: number; at: string }>`
    select ${rank} as rank, at from ${selectAsked(app)} where id = ${id}`.execute(app.db)
  const [last] = rows
  if (!last) return sql<SqlBool>`1 = 0`
  const isLater = last.rank === 0 ? sql`>` : sql`<`
  return sql<SqlBool>`(${rank} > ${last.rank} or (${rank} = ${last.rank}
    and (at ${isLater} ${last.at} or (at = ${last.at} and id < ${id}))))`
}

async function describe(app: FastifyInstance, rows: Asked[]): Promise<AskedOne[]> {
  const { db, keepers, office } = app
  const leadIds = [...new Set(rows.flatMap(({ lead_id }) => lead_id ?? []))]
  const answerers = [...new Set(rows.flatMap(({ answered_by }) => answered_by ?? []))]
  const [hours, names, people, told] = await Promise.all([
    office.read(),
    keepers.leads.listNames(db, leadIds),
    keepers.people.listNames(db, answerers),
    listTold(app, rows),
  ])
  return rows.map((row) => {
    const { id, way, at, lead_id, user_id, answered_at, answered_by } = row
    return {
      ...{ id, way, at, answered_at, state: stateOf(row) },
      name: (lead_id && names.get(lead_id)) || (user_id ? nameVisitor(user_id) : ''),
      address: lead_id
        ? `/admin/leads/${lead_id}`
        : `/admin/messages?user=${encodeURIComponent(user_id ?? '')}`,
      answered_by: people.get(answered_by ?? '') ?? '',
      minutes: minutesOf(row, hours),
      ...told(row),
    }
  })
}

function stateOf({ answered_at, closed_at }: Asked): AskedOne['state'] {
  if (answered_at) return 'answered'
  return closed_at ? 'closed' : 'unanswered'
}

type Timed = Pick<Asked, 'minutes' | 'at' | 'answered_at' | 'branch'> &
  Partial<Pick<Asked, 'closed_at'>>

/** Until it was answered, or until now; null for what was closed without an answer. */
export function minutesOf(row: Timed, office: AllHours) {
  if (row.minutes !== null) return row.minutes
  if (!row.answered_at && row.closed_at) return null
  const until = new Date(row.answered_at ?? Date.now())
  const open = officeTimeBetween(hoursOf(office, row.branch), new Date(row.at), until)
  return Math.floor(open / MINUTE_MS)
}
