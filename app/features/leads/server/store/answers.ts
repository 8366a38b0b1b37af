import type { OpeningHours } from '#app/contract/office.ts'
import { officeTimeBetween } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import { lock } from '#database/differences.ts'
import { holdTogether } from './merge-locks.ts'

const MINUTE_MS = 60_000

/** A person of the office has answered: whatever waited of this lead waits no longer. */
export async function answer(
  db: Database,
  { leadId, by }: Record<'leadId' | 'by', string>,
  hours: OpeningHours,
) {
  const now = new Date()
  const at = now.toISOString()
  const waiting = await db
    .selectFrom('lead_enquiries')
    .select(['entry_id', 'lead_id', 'at'])
    .where('answered_at', 'is', null)
    .where('lead_id', 'in', (parts) =>
      parts.selectFrom('leads').select('id').where('root_id', '=', leadId),
    )
    .execute()
  for (const { entry_id, at: since } of waiting) {
    const minutes = Math.floor(officeTimeBetween(hours, new Date(since), now) / MINUTE_MS)
    await db
      .updateTable('lead_enquiries')
      .set({ answered_at: at, answered_by: by, answer_minutes: minutes })
      .where('entry_id', '=', entry_id)
      .execute()
  }
  const answered = [leadId, ...waiting.map(({ lead_id }) => lead_id)]
  await db.updateTable('leads').set({ waiting_since: null }).where('id', 'in', answered).execute()
  await db.updateTable('leads').set({ touched_at: at }).where('id', '=', leadId).execute()
}

/** The same by the id of any lead, whose own it is or that is part of another. */
export async function answerAny(
  db: Database,
  given: Parameters<typeof answer>[1],
  hours: OpeningHours,
) {
  await holdTogether(db)
  const found = await db
    .selectFrom('leads')
    .select('root_id')
    .where('id', '=', given.leadId)
    .executeTakeFirst()
  // It was erased meanwhile.
  if (!found) return
  await lock(db, `lead ${found.root_id}`)
  await answer(db, { ...given, leadId: found.root_id }, hours)
}

/** A sign of life, or a word of the office. */
export async function touch(db: Database, leadId: string) {
  await db
    .updateTable('leads')
    .set({ touched_at: new Date().toISOString() })
    .where('id', '=', leadId)
    .execute()
}
