import { dayIn } from '#app/contract/date-format.ts'
import type { Database } from '#database/connect.ts'
import { loggedKinds } from '../../activity-contract.ts'

const isLogged = (kind: string) => loggedKinds.some((logged) => logged === kind)

/**
 * Returns by lead what people of the office wrote in its timeline, also with an enquiry that they
 * recorded or imported, oldest first: "2026-11-26 call: …".
 */
export async function listNotes(db: Database, leadIds: string[], timeZone: string) {
  if (leadIds.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('lead_activities')
    .innerJoin('leads', 'leads.id', 'lead_id')
    .select(['primary_lead_id', 'kind', 'at', 'text'])
    .where('primary_lead_id', 'in', leadIds)
    .where((eb) =>
      eb.or([
        eb('kind', 'in', [...loggedKinds]),
        eb.and([
          eb('kind', 'in', ['enquiry', 'details']),
          eb('author_id', 'is not', null),
          // Not the details of a conversation.
          eb('about_id', 'is', null),
        ]),
      ]),
    )
    .where('text', '!=', '')
    .orderBy('at')
    .orderBy('lead_activities.id')
    .execute()
  const lines = rows.map(({ primary_lead_id, kind, at, text }) => ({
    lead: primary_lead_id,
    line: `${dayIn(timeZone, at)} ${isLogged(kind) ? kind : 'note'}: ${text}`,
  }))
  return new Map(
    [...Map.groupBy(lines, ({ lead }) => lead)].map(([lead, own]) => [
      lead,
      own.map(({ line }) => line).join('\n'),
    ]),
  )
}
