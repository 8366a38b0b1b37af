import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { sql } from 'kysely'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import { type BoardColumn, type BoardLead, boardApi, boardColumns } from '../board-contract.ts'
import type { LeadFilters } from '../query-contract.ts'
import type { Stage } from '../stage-contract.ts'
import { scopeOf } from './lead-scope.ts'
import { withInactiveOwners } from './routes.ts'
import { type Condition, type Filters, isPrimaryLead, listConditions } from './store/filters.ts'
import type { StoredLead } from './store/lead-row.ts'
import { type HoursAndSettings, readHoursAndSettings } from './store/settings.ts'

const boardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...boardApi.read,
    handler: async (request) =>
      readBoard(
        app.db,
        await withInactiveOwners(app, request.query),
        await readHoursAndSettings(app),
        scopeOf(getViewer(request)),
      ),
  })
}

export default boardRoutes

const MAX_LEADS = 50

/** The earliest follow-up comes first, as in the index `leads_on_board`. */
const due = sql<string>`coalesce(follow_up_at, '9')`

/** Returns the leads of each stage, without stages that the filters exclude. */
async function readBoard(
  db: Database,
  filters: Filters,
  hoursAndSettings: HoursAndSettings,
  scope?: Condition,
): Promise<BoardColumn[]> {
  const where = isPrimaryLead(listConditions(db, filters, hoursAndSettings, scope))
  const stages = await listStages(db, filters)
  const read = filters.q ? readMatches : readStages
  const rows = stages.length === 0 ? [] : await read(db, where, stages)
  return stages.map((stage) => {
    const stageLeads = rows.filter(({ lead }) => lead.stage_id === stage.id)
    return {
      stage,
      total: stageLeads[0]?.total ?? 0,
      leads: stageLeads.map(({ lead }) => toCard(lead)),
    }
  })
}

const toCard = (row: Pick<StoredLead, keyof BoardLead>) =>
  ({
    ...row,
    emails: JSON.parse(row.emails),
    phones: JSON.parse(row.phones),
    countries: JSON.parse(row.countries),
  }) as BoardLead

async function listStages(db: Database, { stage, outcome }: LeadFilters): Promise<Stage[]> {
  const all = db
    .selectFrom('lead_stages')
    .select(['id', 'name', 'outcome', 'position'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
  // Leads of any stage may await a reply.
  const isOfStages = outcome && outcome !== 'active'
  const withOutcome = isOfStages ? all.where('outcome', '=', outcome) : all
  return (stage ? withOutcome.where('id', '=', stage.toLowerCase()) : withOutcome).execute()
}

/** Counts the matches by stage, then reads the first leads of each stage in index order. */
async function readStages(db: Database, where: Condition, stages: Stage[]) {
  const totals = await db
    .selectFrom('leads')
    .modifyFront(inWorker)
    .select((eb) => ['stage_id', eb.fn.countAll<number>().as('total')])
    .where(where)
    .groupBy('stage_id')
    .execute()
  const first = stages.map(async ({ id }) => {
    const total = totals.find(({ stage_id }) => stage_id === id)?.total ?? 0
    if (total === 0) return []
    const leads = await db
      .selectFrom('leads')
      .modifyFront(inWorker)
      .select(boardColumns)
      .where('stage_id', '=', id)
      .where(where)
      .orderBy(due)
      .orderBy('id')
      .limit(Math.min(MAX_LEADS, total))
      .execute()
    return leads.map((lead) => ({ lead, total }))
  })
  return (await Promise.all(first)).flat()
}

/** Reads matches of a search in one query, because each query would search all notes again. */
async function readMatches(db: Database, where: Condition) {
  const matches = db
    .selectFrom('leads')
    .select(boardColumns)
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .over((over) => over.partitionBy('stage_id'))
        .as('total'),
      sql<number>`row_number() over (partition by stage_id order by ${due}, id)`.as('place'),
    ])
    .where(where)
  const rows = await db
    .selectFrom(matches.as('matches'))
    .modifyFront(inWorker)
    .selectAll()
    .where('place', '<=', MAX_LEADS)
    .orderBy('place')
    .execute()
  return rows.map(({ total, place, ...lead }) => ({ lead, total }))
}
