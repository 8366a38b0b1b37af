import { dayIn } from '#app/contract/date-format.ts'
import type { Database } from '#database/connect.ts'
import { loggedKinds } from '../../activity-contract.ts'

/** Returns by lead what people wrote in its timeline, oldest first: "2026-11-26 Call: …". */
export async function listNotes(db: Database, leadIds: string[], timeZone: string) {
  if (leadIds.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('lead_activities')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .select(['primary_lead_id', 'kind', 'at', 'text'])
    .where('primary_lead_id', 'in', leadIds)
    .where('kind', 'in', [...loggedKinds])
    .where('text', '!=', '')
    .orderBy('at')
    .orderBy('lead_activities.id')
    .execute()
  const lines = rows.map(({ primary_lead_id, kind, at, text }) => ({
    lead: primary_lead_id,
    line: `${dayIn(timeZone, at)} ${kind}: ${text}`,
  }))
  return new Map(
    [...Map.groupBy(lines, ({ lead }) => lead)].map(([lead, own]) => [
      lead,
      own.map(({ line }) => line).join('\n'),
    ]),
  )
}
