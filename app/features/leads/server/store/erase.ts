import type { Keepers } from '#app/base/server/keepers.ts'
import type { Viewer } from '#app/base/server/viewer.ts'
import { dayIn } from '#app/contract/date-format.ts'
import type { Database } from '#database/connect.ts'
import { find } from './change.ts'
import { forgetElsewhere } from './forget-elsewhere.ts'
import { lockEach, lockTogether } from './merge-locks.ts'

/**
 * Forgets a person for good, within a transaction: the lead and those that became part of it, what
 * they sent, and what activities say of all that. That somebody asked stays, without a name.
 * False: there is no such lead that the viewer may know. `timeZone` is the office's.
 */
export async function erase(
  db: Database,
  keepers: Keepers,
  id: string,
  viewer: Viewer,
  timeZone: string,
) {
  // An enquiry that comes meanwhile finds nobody, and begins anew.
  await lockTogether(db, [id])
  if (!(await find(db, id, viewer))) return false
  const parts = await db.selectFrom('leads').select('id').where('root_id', '=', id).execute()
  const ids = parts.map((part) => part.id)
  await lockEach(db, ids)
  await leaveTraces(db, ids, timeZone)
  await forgetElsewhere(db, keepers, ids)
  await keepers.contacts.erase(db, keepers, ids)
  const visitorIds = await keepers.conversations.erase(db, ids)
  const addresses = await listAddresses(db, ids)
  await keepers.mails.erase(db, keepers, { leadIds: ids, visitorIds, addresses })
  const entries = await db
    .selectFrom('lead_entries')
    .select('id')
    .where('lead_id', 'in', ids)
    .execute()
  const checks = await db
    .selectFrom('lead_checks')
    .select('id')
    .where('lead_id', 'in', ids)
    .execute()
  const files = await db.selectFrom('lead_files').select('id').where('lead_id', 'in', ids).execute()
  await db.deleteFrom('leads').where('id', 'in', ids).execute()
  // What was answered may name the person; it is kept only while there is the lead.
  await db.deleteFrom('lead_deliveries').where('lead_id', 'in', ids).execute()
  await keepers.activities.forget(db, 'lead', ids)
  await keepers.activities.forget(db, 'lead_opening', ids)
  for (const [subject, rows] of [
    ['lead_entry', entries],
    ['lead_check', checks],
    ['lead_file', files],
  ] as const) {
    if (rows.length === 0) continue
    await keepers.activities.forget(
      db,
      subject,
      rows.map((row) => row.id),
    )
  }
  return true
}

async function listAddresses(db: Database, ids: string[]) {
  const rows = await db.selectFrom('leads').select('emails').where('id', 'in', ids).execute()
  return rows.flatMap(({ emails }) => JSON.parse(emails) as string[])
}

async function leaveTraces(db: Database, ids: string[], timeZone: string) {
  const enquiries = await db
    .selectFrom('lead_enquiries')
    .innerJoin('leads', 'leads.id', 'lead_enquiries.lead_id')
    .innerJoin('leads as roots', 'roots.id', 'leads.root_id')
    .innerJoin('lead_stages', 'lead_stages.id', 'roots.stage_id')
    .where('leads.id', 'in', ids)
    .select(['lead_enquiries.at', 'lead_enquiries.way', 'lead_enquiries.source'])
    .select(['leads.countries', 'lead_stages.ending', 'lead_enquiries.answer_minutes'])
    .execute()
  if (enquiries.length === 0) return
  const traces = enquiries.map(({ at, ...enquiry }) => ({ ...enquiry, day: dayIn(timeZone, at) }))
  await db.insertInto('lead_traces').values(traces).execute()
}
