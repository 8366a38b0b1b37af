import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { minutesUntil } from '#database/sql-dialect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import type { Lead } from '../../contract.ts'
import type { Condition } from './filters.ts'

const MINUTE_MS = 60_000

type StagedLead = Pick<Lead, 'id' | 'stage_id' | 'created_at'>

/** Records the first stage of new leads. */
export async function startStageHistory(db: Database, leads: StagedLead[]) {
  const rows = leads.map(({ id, stage_id, created_at: at }) => ({
    ...{ lead_id: id, stage_id, minutes: 0, entered_at: at, lead_created_at: at },
  }))
  await db.insertInto('lead_stage_history').values(rows).execute()
}

/** Records that a lead is in this stage from now on, and how long it was in the previous one. */
export async function recordStageChange(
  db: Database,
  { id, stage_id, created_at }: StagedLead,
  at = new Date().toISOString(),
) {
  const standing = await db
    .selectFrom('lead_stage_history')
    .select(['stage_id', 'minutes', 'entered_at'])
    .where('lead_id', '=', id)
    .where('entered_at', 'is not', null)
    .execute()
  if (standing.some((stay) => stay.stage_id === stage_id)) return
  for (const stay of standing) {
    const stood = Math.floor((Date.parse(at) - Date.parse(stay.entered_at ?? at)) / MINUTE_MS)
    await db
      .updateTable('lead_stage_history')
      .set({ minutes: stay.minutes + Math.max(0, stood), entered_at: null })
      .where('lead_id', '=', id)
      .where('stage_id', '=', stay.stage_id)
      .execute()
  }
  await db
    .insertInto('lead_stage_history')
    .values({ lead_id: id, stage_id, minutes: 0, entered_at: at, lead_created_at: created_at })
    .onConflict((conflict) =>
      conflict.columns(['lead_id', 'stage_id']).doUpdateSet({ entered_at: at }),
    )
    .execute()
}

/**
 * Returns the times in each stage for leads within `scope` that were created in this period: all stays
 * together, including the present one until now. Percentiles use the nearest rank.
 */
export async function measureStageTimes(
  db: Database,
  { from, until }: { from: string; until: string },
  scope?: Condition,
) {
  const now = new Date().toISOString()
  // Aggregated as text and sorted here, because databases take several times as long.
  const all = db.selectFrom('lead_stage_history')
  const asked = scope
    ? all.where('lead_id', 'in', (of) => of.selectFrom('leads').select('leads.id').where(scope))
    : all
  const rows = await asked
    .modifyFront(inWorker)
    .select('stage_id')
    .select(
      sql<string>`string_agg(cast(minutes + case when entered_at is null then 0
        else ${minutesUntil(db, 'entered_at', now)} end as text), ',')`.as('stood'),
    )
    .where('lead_created_at', '>=', from)
    .where('lead_created_at', '<', until)
    .where('lead_id', 'not in', (parts) =>
      parts.selectFrom('leads').select('id').where('merged_into', 'is not', null),
    )
    .groupBy('stage_id')
    .execute()
  return new Map(rows.map(({ stage_id, stood }) => [stage_id, rank(stood)]))
}

function rank(list: string) {
  // A clock that was set back must not produce negative times.
  const stood = Int32Array.from(list.split(','), (minutes) => Math.max(0, Number(minutes))).sort()
  const at = (part: number) => stood[Math.ceil(part * stood.length) - 1] ?? null
  return { reached: stood.length, median_minutes: at(0.5), p90_minutes: at(0.9) }
}
