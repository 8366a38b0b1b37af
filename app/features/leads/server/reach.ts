import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Administrator } from '#app/base/server/access.ts'
import { NotFound } from '#app/base/server/errors.ts'
import type { Database } from '#database/connect.ts'

type Reader = Pick<Administrator, 'id' | 'kept_to' | 'branch'> | null

/** Of rows of `leads`, in SQL: whether somebody may know them; undefined where they may know all. */
export function reachOf(reader: Reader): Expression<SqlBool> | undefined {
  if (!reader || reader.kept_to === '') return undefined
  const isOwn = sql<SqlBool>`leads.owner_id = ${reader.id}`
  // Leads of which nobody has said the branch are of none.
  if (reader.kept_to === 'own' || reader.branch === '') return isOwn
  return sql<SqlBool>`(${isOwn} or leads.branch = ${reader.branch})`
}

/** Those of these leads, or of what became part of them, that somebody may know. */
export async function listReached(db: Database, reader: Reader, ids: string[]) {
  const reach = reachOf(reader)
  const asked = ids.map((id) => id.toLowerCase())
  if (!reach) return new Set(asked)
  const rows = await db
    .selectFrom('leads as part')
    .innerJoin('leads', 'leads.id', 'part.root_id')
    .select('part.id')
    .where('part.id', 'in', asked)
    .where(reach)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Whoever may know only some leads finds no other: before any call that works with leads, those that
 * it names are looked at, in its address and in its body. What is not known to be of a lead is refused.
 */
export function keepToReach(app: FastifyInstance) {
  app.addHook('preHandler', async (request) => {
    const { administrator, routeOptions } = request
    if (routeOptions.config.right !== 'leads:work' || !reachOf(administrator)) return
    await checkAddress(request)
    await checkBody(request)
  })
}

type LeadOf = (db: Database, id: string) => Promise<string | undefined>

/** Of what stands in an address behind /api/: how one of it is called, and whose lead's it is. */
const rooms: Record<string, [called: string, leadOf: LeadOf]> = {
  leads: ['Lead', async (_db, id) => id],
  'lead-files': ['File', (db, id) => findLead(db, 'lead_files', id)],
  'lead-checks': ['Line', (db, id) => findLead(db, 'lead_checks', id)],
}

/** Views are of the list, absences of people. */
const notOfLeads = ['lead-views', 'lead-absences']

async function findLead(db: Database, table: 'lead_files' | 'lead_checks', id: string) {
  const row = await db.selectFrom(table).select('lead_id').where('id', '=', id).executeTakeFirst()
  return row?.lead_id
}

async function checkAddress({ server, administrator, params, routeOptions }: FastifyRequest) {
  const { id } = params as { id?: string }
  const [, , room = ''] = routeOptions.url?.split('/') ?? []
  if (id === undefined || notOfLeads.includes(room)) return
  const [called, leadOf] = rooms[room] ?? ['Address']
  const lead = await leadOf?.(server.db, id)
  if (lead === undefined) throw new NotFound(called)
  const reached = await listReached(server.db, administrator, [lead])
  if (reached.size === 0) throw new NotFound(called)
}

interface Naming {
  other_id?: string
  ids?: string[]
  before?: { id: string }[]
}

/** Of many those are left out that are not there for whoever calls. */
async function checkBody({ server: { db }, administrator, body, routeOptions }: FastifyRequest) {
  const named = Object(body) as Naming
  const { other_id } = named
  if (other_id && (await listReached(db, administrator, [other_id])).size === 0) {
    throw new NotFound('Lead')
  }
  if (!routeOptions.url?.startsWith('/api/leads/bulk/')) return
  const ids = named.ids ?? named.before?.map(({ id }) => id) ?? []
  const reached = await listReached(db, administrator, ids)
  const isReached = (id: string) => reached.has(id.toLowerCase())
  if (named.ids) named.ids = named.ids.filter(isReached)
  if (named.before) named.before = named.before.filter(({ id }) => isReached(id))
}
