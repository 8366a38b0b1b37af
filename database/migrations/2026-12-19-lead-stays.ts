import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

const MINUTE_MS = 60_000
const STORED_AT_ONCE = 500

interface Source {
  leads: { id: string; stage_id: string; created_at: string }
  lead_entries: {
    id: string
    lead_id: string
    kind: string
    at: string
    before: string
    after: string
  }
  lead_stays: Stay
}

interface Stay {
  lead_id: string
  stage_id: string
  came_at: string
  minutes: number
  since_at: string | null
}

type Move = { at: string; from?: string; to: string }

/** For how long each lead stood in each stage; what was before is read from the timelines. */
export async function up(db: Kysely<Source>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('lead_stays')
    .addColumn('lead_id', key, (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    .addColumn('stage_id', key, (column) => column.notNull())
    .addColumn('came_at', key, (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('since_at', key)
    .addPrimaryKeyConstraint('lead_stays_primary', ['lead_id', 'stage_id'])
    .execute()
  await db.schema
    .createIndex('lead_stays_by_stage')
    .on('lead_stays')
    .columns(['stage_id', 'came_at', 'lead_id', 'minutes', 'since_at'])
    .execute()
  await fill(db)
}

async function fill(db: Kysely<Source>) {
  const leads = await db.selectFrom('leads').select(['id', 'stage_id', 'created_at']).execute()
  const entries = await db
    .selectFrom('lead_entries')
    .select(['lead_id', 'at', 'before', 'after'])
    .where('kind', 'in', ['stage', 'merge', 'unmerge'])
    .orderBy('at')
    .orderBy('id')
    .execute()
  const byLead = Map.groupBy(entries, ({ lead_id }) => lead_id)
  const stays = leads.flatMap((lead) =>
    readStays(lead, (byLead.get(lead.id) ?? []).flatMap(toMove)),
  )
  for (let from = 0; from < stays.length; from += STORED_AT_ONCE) {
    const some = stays.slice(from, from + STORED_AT_ONCE)
    await db.insertInto('lead_stays').values(some).execute()
  }
}

function toMove({
  at,
  before,
  after,
}: Pick<Source['lead_entries'], 'at' | 'before' | 'after'>): Move[] {
  const to = JSON.parse(after).stage_id
  return to ? [{ at, from: JSON.parse(before).stage_id, to }] : []
}

function readStays(lead: Source['leads'], moves: Move[]): Stay[] {
  const minutes = new Map<string, number>()
  let [stage, since] = [moves[0]?.from ?? lead.stage_id, lead.created_at]
  for (const { at, to } of moves) {
    const stood = Math.floor((Date.parse(at) - Date.parse(since)) / MINUTE_MS)
    minutes.set(stage, (minutes.get(stage) ?? 0) + Math.max(0, stood))
    ;[stage, since] = [to, at]
  }
  // Where it stands now, whatever the timeline says last.
  minutes.set(lead.stage_id, minutes.get(lead.stage_id) ?? 0)
  return [...minutes].map(([stage_id, stood]) => ({
    ...{ lead_id: lead.id, stage_id, came_at: lead.created_at, minutes: stood },
    since_at: stage_id === lead.stage_id ? since : null,
  }))
}
