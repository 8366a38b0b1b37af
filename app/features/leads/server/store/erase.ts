import { dayIn } from '#app/contract/date-format.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Erased, Services } from '#app/platform/server/feature/services.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { matchesName, nameToConfirm } from '../../personal-data-contract.ts'
import { isInScope } from '../lead-scope.ts'
import { eraseElsewhere } from './erase-elsewhere.ts'
import { lockForMerge, lockLeads } from './merge-locks.ts'

/** SQLite accepts 32,766 values in one statement; a row has six. */
const ROWS_AT_ONCE = 500

interface Erasure {
  id: string
  /** The name that the administrator typed to confirm the erasure. */
  name: string
  viewer: Viewer
  /** The time zone of the office. */
  timeZone: string
}

/**
 * Erases a lead, deleted or not, its merged leads, messages and names in the activity log within a
 * transaction; keeps anonymous enquiries. Returns false when the viewer has no such lead, throws
 * ValidationError when the typed name differs.
 */
export async function erase(
  db: Database,
  services: Services,
  { id, name, viewer, timeZone }: Erasure,
) {
  // An enquiry that arrives meanwhile finds no match and creates a new lead.
  await lockForMerge(db, [id])
  const lead = await findIncludingDeleted(db, id, viewer)
  if (!lead) return false
  if (!isNameOf(lead, name)) throw new ValidationError({ name: wrongNameError })
  const tree = await db.selectFrom('leads').select('id').where('primary_lead_id', '=', id).execute()
  const ids = tree.map((row) => row.id)
  await lockLeads(db, ids)
  await addAnonymousEnquiries(db, ids, timeZone)
  await services.contacts.erase(db, services, ids)
  const visitorIds = await services.conversations.eraseConversations(db, ids)
  const addresses = await listAddresses(db, ids)
  await eraseLeads(db, services, ids, { visitorIds, addresses })
  return true
}

const wrongNameError = {
  code: 'other_name',
  detail: 'This is not the name of the lead. Type the name exactly as shown above.',
}

async function findIncludingDeleted(db: Database, id: string, viewer: Viewer) {
  return db
    .selectFrom('leads')
    .select(['name', 'phones', 'emails'])
    .where('id', '=', id)
    .where((eb) => eb.or([eb('merged_into', 'is', null), eb('deleted_at', 'is not', null)]))
    .where(isInScope(viewer))
    .executeTakeFirst()
}

function isNameOf(lead: { name: string; phones: string; emails: string }, typed: string) {
  const phones: string[] = JSON.parse(lead.phones)
  const emails: string[] = JSON.parse(lead.emails)
  return matchesName(nameToConfirm({ name: lead.name, phones, emails }), typed)
}

/** Erases leads, whose rows are locked, with their mails and their activity log entries. */
export async function eraseLeads(
  db: Database,
  services: Services,
  ids: string[],
  contacts: Pick<Erased, 'visitorIds' | 'addresses'>,
) {
  await eraseElsewhere(db, services, ids)
  await services.mails.erase(db, services, { leadIds: ids, ...contacts })
  const activities = await db
    .selectFrom('lead_activities')
    .select('id')
    .where('lead_id', 'in', ids)
    .execute()
  const items = await db
    .selectFrom('checklist_items')
    .select('id')
    .where('lead_id', 'in', ids)
    .execute()
  const files = await db.selectFrom('lead_files').select('id').where('lead_id', 'in', ids).execute()
  await db.deleteFrom('leads').where('id', 'in', ids).execute()
  // The stored response of a webhook may contain the person's name.
  await db.deleteFrom('webhook_deliveries').where('lead_id', 'in', ids).execute()
  await services.auditLog.erase(db, 'lead', ids)
  await services.auditLog.erase(db, 'lead_access', ids)
  for (const [subject, rows] of [
    ['lead_activity', activities],
    ['checklist_item', items],
    ['lead_file', files],
  ] as const) {
    if (rows.length === 0) continue
    await services.auditLog.erase(
      db,
      subject,
      rows.map((row) => row.id),
    )
  }
}

async function listAddresses(db: Database, ids: string[]) {
  const rows = await db.selectFrom('leads').select('emails').where('id', 'in', ids).execute()
  return rows.flatMap(({ emails }) => JSON.parse(emails) as string[])
}

async function addAnonymousEnquiries(db: Database, ids: string[], timeZone: string) {
  const enquiries = await db
    .selectFrom('enquiries')
    .innerJoin('leads', 'leads.id', 'enquiries.lead_id')
    .innerJoin('leads as primary_lead', 'primary_lead.id', 'leads.primary_lead_id')
    .innerJoin('lead_stages', 'lead_stages.id', 'primary_lead.stage_id')
    .where('leads.id', 'in', ids)
    .select(['enquiries.at', 'enquiries.channel', 'enquiries.source'])
    .select(['leads.countries', 'lead_stages.outcome', 'enquiries.first_response_minutes'])
    .execute()
  const anonymousEnquiries = enquiries.map(({ at, ...enquiry }) => ({
    ...enquiry,
    day: dayIn(timeZone, at),
  }))
  for (let from = 0; from < anonymousEnquiries.length; from += ROWS_AT_ONCE) {
    const batch = anonymousEnquiries.slice(from, from + ROWS_AT_ONCE)
    await db.insertInto('anonymous_enquiries').values(batch).execute()
  }
}
