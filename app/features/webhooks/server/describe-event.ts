import { type Static, Type } from 'typebox'
import { Id, Timestamp } from '#app/contract/common.ts'
import { leadColumns, toLead } from '#app/features/leads/server/store/lead-row.ts'
import type { Database } from '#database/connect.ts'
import { WebhookEvent } from '../contract.ts'

/** An event with ids only; personal data are read when it is delivered. */
export const LeadEvent = Type.Object({
  event: WebhookEvent,
  lead_id: Id,
  at: Timestamp,
  /** The stages of a stage change. */
  from: Type.Optional(Id),
  to: Type.Optional(Id),
})
export type LeadEvent = Static<typeof LeadEvent>

/**
 * Returns the payload of an event, with personal data only if the webhook includes it; undefined
 * for a deleted lead.
 */
export async function describeEvent(
  db: Database,
  { lead_id, from, to }: LeadEvent,
  hasPerson = false,
) {
  const row = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('id', '=', lead_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { name, emails, phones, countries, channel, created_at, stage_id } = toLead(row)
  const stages = await readStages(db, [from ?? stage_id, to ?? stage_id])
  const stageChange = from && to && { from: stages.get(from), to: stages.get(to) }
  const person = hasPerson && { person: { name, emails, phones, countries } }
  return {
    lead_id,
    created_at,
    channel,
    ...(stageChange || { stage: stages.get(stage_id) }),
    ...person,
  }
}

/** Includes deleted stages. */
async function readStages(db: Database, ids: string[]) {
  const stages = db.selectFrom('lead_stages').select(['id', 'name', 'outcome'])
  const rows = await stages.where('id', 'in', ids).execute()
  return new Map(rows.map((stage) => [stage.id, stage]))
}
