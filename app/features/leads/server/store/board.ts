import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { isPostgres } from '#database/sql-dialect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import { type BoardColumn, type BoardLead, boardColumns } from '../../board-contract.ts'
import type { LeadFilters } from '../../query-contract.ts'
import type { Stage } from '../../stage-contract.ts'
import {
  buildConditions,
  type Condition,
  type Filters,
  type HoursAndSettings,
  type LeadConditions,
} from './filters.ts'
import type { StoredLead } from './lead-row.ts'

const MAX_LEADS = 50

/** Below this number of matches in a stage, PostgreSQL is faster with other indexes and a sort. */
const MIN_FOR_INDEX_ORDER = 100

/** The earliest follow-up comes first, as in the index `leads_on_board`. */
const due = sql<string>`coalesce(follow_up_at, '9')`

/** Returns the leads of each stage, without stages that the filters exclude. */
export async function readBoard(
  db: Database,
  filters: Filters,
  hoursAndSettings: HoursAndSettings,
  scope?: Condition,
): Promise<BoardColumn[]> {
  const conditions = buildConditions(db, filters, hoursAndSettings, scope)
  const stages = await listStages(db, filters)
  const read = isSelective(filters) ? readByScan : readInOrder
  const rows = stages.length === 0 ? [] : await read(db, conditions, stages, filters)
  return stages.map((stage) => {
    const stageLeads = rows.filter(({ lead }) => lead.stage_id === stage.id)
    return {
      stage,
      total: stageLeads[0]?.total ?? 0,
      leads: stageLeads.map(({ lead }) => toCard(lead)),
    }
  })
}

/** Returns whether a filter has an index that finds the matches faster than the board's index. */
const isSelective = ({ due, awaiting_reply, owner, enquired_from, enquired_until }: LeadFilters) =>
  awaiting_reply === true ||
  owner === 'unassigned' ||
  (due !== undefined && due !== 'none') ||
  Boolean(enquired_from || enquired_until)

/** Filters on columns of the index `leads_on_board` on SQLite. */
const indexedFilters = [
  'owner',
  'awaiting_reply',
  'from',
  'until',
  'country',
  'channel',
  'source',
  'campaign',
  'branch',
]

/** Returns whether there are filters, and SQLite's index `leads_on_board` covers all of them. */
function hasIndex(filters: LeadFilters) {
  const usedFilters = Object.entries(filters).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  const isIndexed = ([name, value]: [string, unknown]) =>
    name === 'without' ? value !== 'page' : indexedFilters.includes(name)
  return usedFilters.length > 0 && usedFilters.every(isIndexed)
}

const toCard = (row: Pick<StoredLead, keyof BoardLead>) =>
  ({ ...row, countries: JSON.parse(row.countries) }) as BoardLead

async function listStages(db: Database, { stage, outcome }: LeadFilters): Promise<Stage[]> {
  const all = db
    .selectFrom('lead_stages')
    .select(['id', 'name', 'outcome', 'position'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
  const withOutcome = outcome ? all.where('outcome', '=', outcome) : all
  return (stage ? withOutcome.where('id', '=', stage.toLowerCase()) : withOutcome).execute()
}

/** Counts the matches by stage, then reads the first leads of each stage in index order. */
async function readInOrder(
  db: Database,
  conditions: LeadConditions,
  stages: Stage[],
  filters: LeadFilters,
) {
  const { where, inOrder } = conditions
  const [leads, counted] =
    !isPostgres(db) && hasIndex(filters)
      ? [sql`leads indexed by leads_on_board`, inOrder]
      : [sql`leads`, where]
  const { rows: totals } = await sql<{ stage_id: string; total: number }>`
    select ${inWorker} stage_id, count(*) as total from ${leads}
    where ${counted} group by stage_id`.execute(db)
  const first = stages.map(async ({ id }) => {
    const total = totals.find(({ stage_id }) => stage_id === id)?.total ?? 0
    if (total === 0) return []
    const leads = await db
      .selectFrom('leads')
      .modifyFront(inWorker)
      .select(boardColumns)
      .where('stage_id', '=', id)
      .where(isPostgres(db) && total < MIN_FOR_INDEX_ORDER ? where : inOrder)
      .orderBy(due)
      .orderBy('id')
      .limit(Math.min(MAX_LEADS, total))
      .execute()
    return leads.map((lead) => ({ lead, total }))
  })
  return (await Promise.all(first)).flat()
}

/** Finds all matches once and materializes them, then reads the first leads of each stage. */
async function readByScan(db: Database, { where }: LeadConditions, stages: Stage[]) {
  const first = stages.map(
    ({ id }) => sql`
      select * from (
        select id, due from matches where stage_id = ${id} order by due, id limit ${sql.lit(MAX_LEADS)}
      ) as stage`,
  )
  const rows = await db
    .with(
      (cte) => cte('matches').materialized(),
      (from) =>
        from
          .selectFrom('leads')
          .select(['id', 'stage_id', due.as('due')])
          .where(where),
    )
    .with('totals', (from) =>
      from
        .selectFrom('matches')
        .select((eb) => ['stage_id', eb.fn.countAll<number>().as('total')])
        .groupBy('stage_id'),
    )
    .selectFrom(
      sql<{ id: string; due: string }>`(${sql.join(first, sql` union all `)})`.as('first'),
    )
    .modifyFront(inWorker)
    .innerJoin('leads', 'leads.id', 'first.id')
    .innerJoin('totals', 'totals.stage_id', 'leads.stage_id')
    .select(['totals.total', ...boardColumns.map((name) => `leads.${name}` as const)])
    .orderBy('first.due')
    .orderBy('first.id')
    .execute()
  return rows.map(({ total, ...lead }) => ({ lead, total }))
}
