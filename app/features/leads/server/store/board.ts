import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { BoardColumn } from '../../board-contract.ts'
import type { LeadFilters } from '../../query-contract.ts'
import type { Stage } from '../../stage-contract.ts'
import { type Clock, matching } from './filters.ts'
import { leadColumns, toLead } from './lead-row.ts'

const MOST = 50

/** Leads by stage; stages that the filters do not mean are left out. */
export async function readBoard(
  db: Database,
  filters: LeadFilters,
  clock: Clock,
): Promise<BoardColumn[]> {
  const meant = matching(db, filters, clock)
  const [stages, totals] = await Promise.all([listStages(db, filters), count(db, meant())])
  const columns = stages.map(async (stage) => {
    const total = totals.get(stage.id) ?? 0
    const leads = total > 0 ? await listFirst(db, stage.id, meant(true).where) : []
    return { stage, total, leads }
  })
  return Promise.all(columns)
}

async function listStages(db: Database, { stage, ending }: LeadFilters): Promise<Stage[]> {
  const all = db
    .selectFrom('lead_stages')
    .select(['id', 'name', 'ending', 'position'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
  const ofEnding = ending ? all.where('ending', '=', ending) : all
  return (stage ? ofEnding.where('id', '=', stage.toLowerCase()) : ofEnding).execute()
}

type Meant = ReturnType<ReturnType<typeof matching>>

async function count(db: Database, { where, place }: Meant) {
  const rows = await db
    .selectFrom('leads')
    .modifyFront(place)
    .select((is) => ['stage_id', is.fn.countAll<number>().as('total')])
    .where(where)
    .groupBy('stage_id')
    .execute()
  return new Map(rows.map(({ stage_id, total }) => [stage_id, total]))
}

/** By an index that stands in this order. */
async function listFirst(db: Database, stageId: string, where: Meant['where']) {
  const due = sql`coalesce(next_at, '9')`
  const rows = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('stage_id', '=', stageId)
    .where(where)
    .orderBy(due)
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(toLead)
}
