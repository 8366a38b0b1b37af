import { sql } from 'kysely'
import type { Lead } from '#app/features/leads/contract.ts'
import { Conflict } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { minutesUntil, rowLock } from '#database/sql-dialect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import type { Condition } from './filters.ts'

const selectStages = (db: Database) => db.selectFrom('lead_stages').where('deleted_at', 'is', null)

/**
 * Returns the first open stage in the office's order, where new leads start. Locks it until the
 * transaction ends.
 */
export async function findFirstStage(db: Database) {
  const first = selectStages(db)
    .select('id')
    .where('outcome', '=', 'open')
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .modifyEnd(rowLock(db, 'share'))
  // The transaction that held the lock deleted it, so another stage is the first now.
  const { id } = (await first.executeTakeFirst()) ?? (await first.executeTakeFirstOrThrow())
  return id
}

export async function find(db: Database, id: string) {
  return selectStages(db)
    .select(['id', 'name', 'outcome', 'position'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Ensures that one open stage remains and that a deleted stage has no leads. */
export async function checkStages(db: Database, id: string) {
  const open = await selectStages(db).select('id').where('outcome', '=', 'open').executeTakeFirst()
  if (!open)
    throw new Conflict('At least one open stage must remain, because new leads start there.')
  if (await find(db, id)) return
  // Moves merged leads to the stage of their primary lead.
  await db
    .updateTable('leads')
    .set({
      stage_id: sql<string>`(select primary_lead.stage_id from leads as primary_lead where primary_lead.id = leads.primary_lead_id)`,
    })
    .where('stage_id', '=', id)
    .where('merged_into', 'is not', null)
    .execute()
  // Deleted leads cannot be moved either; a restored one starts in the first stage.
  await db
    .updateTable('leads')
    .set({ stage_id: await findFirstStage(db) })
    .where('stage_id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
  const { total } = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('stage_id', '=', id)
    .executeTakeFirstOrThrow()
  if (total > 0)
    throw new Conflict(
      `This stage has ${total} ${total === 1 ? 'lead' : 'leads'}. Move the leads to another stage first.`,
    )
}

const MINUTE_MS = 60_000

type StagedLead = Pick<Lead, 'id' | 'stage_id' | 'created_at'>

/** Records the stage in which new leads start. */
export async function startStageHistory(db: Database, leads: StagedLead[]) {
  const rows = leads.map(({ id, stage_id, created_at: at }) => ({
    lead_id: id,
    stage_id,
    minutes: 0,
    entered_at: at,
    lead_created_at: at,
  }))
  await db.insertInto('lead_stage_history').values(rows).execute()
}

/** Records that a lead enters a stage, and adds the time that it spent in the previous one. */
export async function recordStageChange(
  db: Database,
  { id, stage_id, created_at }: StagedLead,
  at = new Date().toISOString(),
) {
  const currentRows = await db
    .selectFrom('lead_stage_history')
    .select(['stage_id', 'minutes', 'entered_at'])
    .where('lead_id', '=', id)
    .where('entered_at', 'is not', null)
    .execute()
  if (currentRows.some((row) => row.stage_id === stage_id)) return
  for (const row of currentRows) {
    const spent = Math.floor((Date.parse(at) - Date.parse(row.entered_at ?? at)) / MINUTE_MS)
    await db
      .updateTable('lead_stage_history')
      .set({ minutes: row.minutes + Math.max(0, spent), entered_at: null })
      .where('lead_id', '=', id)
      .where('stage_id', '=', row.stage_id)
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

/** Continues the time in the previous stage, as if the lead had not left it. */
export async function undoStageChange(
  db: Database,
  lead_id: string,
  { from, to }: Record<'from' | 'to', string>,
) {
  const timeIn = (stage_id: string) =>
    db
      .selectFrom('lead_stage_history')
      .select(['minutes', 'entered_at'])
      .where('lead_id', '=', lead_id)
      .where('stage_id', '=', stage_id)
      .executeTakeFirst()
  const [previous, current] = [await timeIn(from), await timeIn(to)]
  if (!previous || !current?.entered_at) return
  const enter = (stage_id: string, entered_at: string | null) =>
    db
      .updateTable('lead_stage_history')
      .set({ entered_at })
      .where('lead_id', '=', lead_id)
      .where('stage_id', '=', stage_id)
      .execute()
  await enter(from, current.entered_at)
  await enter(to, null)
  if (current.minutes > 0) return
  await db
    .deleteFrom('lead_stage_history')
    .where('lead_id', '=', lead_id)
    .where('stage_id', '=', to)
    .execute()
}

/**
 * Measures how long the leads in scope that were created in this period spent in each stage. All
 * visits of a lead to a stage are added up, and its current stage counts until now.
 */
export async function measureStageTimes(
  db: Database,
  { from, until }: { from: string; until: string },
  scope?: Condition,
) {
  const now = new Date().toISOString()
  // Aggregates the minutes to one text and sorts them here, because databases sort several times slower.
  const history = db.selectFrom('lead_stage_history')
  const inScope = scope
    ? history.where('lead_id', 'in', (eb) => eb.selectFrom('leads').select('leads.id').where(scope))
    : history
  const rows = await inScope
    .modifyFront(inWorker)
    .select('stage_id')
    .select(
      sql<string>`string_agg(cast(minutes + case when entered_at is null then 0
        else ${minutesUntil(db, 'entered_at', now)} end as text), ',')`.as('list'),
    )
    .where('lead_created_at', '>=', from)
    .where('lead_created_at', '<', until)
    .where('lead_id', 'not in', (eb) =>
      eb.selectFrom('leads').select('id').where('merged_into', 'is not', null),
    )
    .groupBy('stage_id')
    .execute()
  return new Map(rows.map(({ stage_id, list }) => [stage_id, summarizeMinutes(list)]))
}

function summarizeMinutes(list: string) {
  // Prevents negative minutes after the server's clock was set back.
  const minutes = Int32Array.from(list.split(','), (text) => Math.max(0, Number(text))).sort()
  // The nearest-rank percentile.
  const percentile = (fraction: number) => minutes[Math.ceil(fraction * minutes.length) - 1] ?? null
  return { reached: minutes.length, median_minutes: percentile(0.5), p90_minutes: percentile(0.9) }
}
