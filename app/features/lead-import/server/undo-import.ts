import { sql } from 'kysely'
import { matchKeysOf } from '#app/features/lead-matching/server/compare-people.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { isList } from '#app/features/leads/fields-contract.ts'
import { isContactActivity } from '#app/features/leads/server/store/activities.ts'
import { leadColumns, preventMerges, toLead } from '#app/features/leads/server/store/lead-row.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/locks.ts'
import type { UndoneImport } from '../contract.ts'
import { details } from './read-row.ts'

const LEADS_PER_TRANSACTION = 25

/**
 * Undoes an import, a few leads in each transaction; the next call finishes an interrupted undo.
 * Leads with later activity stay, and leads that existed before keep the details that the import
 * added.
 */
export async function undo(
  db: Database,
  services: Services,
  importId: string,
): Promise<UndoneImport> {
  const rows = await db
    .selectFrom('lead_import_rows')
    .select(['lead_id', 'activity_id', 'is_new'])
    .where('import_id', '=', importId)
    .orderBy('number', 'desc')
    .execute()
  const leads = [...Map.groupBy(rows, ({ lead_id }) => lead_id)]
  const undone: UndoneImport = {
    leads: 0,
    removed_activities: 0,
    kept_leads: [],
    extended_leads: [],
  }
  for (let from = 0; from < leads.length; from += LEADS_PER_TRANSACTION) {
    const batch = new Map(leads.slice(from, from + LEADS_PER_TRANSACTION))
    await db.transaction().execute((transaction) => undoBatch(transaction, services, batch, undone))
  }
  return undone
}

type Row = { activity_id: string; is_new: number }

/** Adds what it undoes to `undone`. */
async function undoBatch(
  db: Database,
  services: Services,
  batch: Map<string, Row[]>,
  undone: UndoneImport,
) {
  for (const lead of await lockImportedLeads(db, [...batch.keys()])) {
    const rows = batch.get(lead.id) ?? []
    const activityIds = rows.map(({ activity_id }) => activity_id)
    const isNew = rows.some(({ is_new }) => is_new === 1)
    const leadName = { id: lead.primary_lead_id, name: lead.name }
    if (!isNew) {
      const { removed, isExtended } = await removeActivities(db, lead, activityIds)
      undone.removed_activities += removed
      if (isExtended) undone.extended_leads.push(leadName)
    } else if (await hasLaterActivity(db, lead, activityIds)) undone.kept_leads.push(leadName)
    else {
      await db.deleteFrom('leads').where('id', '=', lead.id).execute()
      // Without the lead its log entries could not be erased later.
      for (const subject of ['lead', 'lead_access']) {
        await services.auditLog.erase(db, subject, [lead.id])
      }
      undone.leads++
    }
  }
}

/** Locks the leads until the transaction ends, in the order that enquiries use. */
async function lockImportedLeads(db: Database, ids: string[]) {
  const read = () =>
    db
      .selectFrom('leads')
      .select(['primary_lead_id', ...leadColumns])
      .where('id', 'in', ids)
      .execute()
  await preventMerges(db)
  const rows = await read()
  const keys = rows.flatMap((row) => matchKeysOf(toLead(row)))
  await acquireLocks(db, 'match_key', keys)
  await acquireLocks(
    db,
    'lead',
    rows.flatMap(({ id, primary_lead_id }) => [id, primary_lead_id]),
  )
  return (await read()).map((row) => ({ ...toLead(row), primary_lead_id: row.primary_lead_id }))
}

type LockedLead = Awaited<ReturnType<typeof lockImportedLeads>>[number]

/** Returns whether the lead was merged or has activities that are not from the import. */
async function hasLaterActivity(
  db: Database,
  { id, primary_lead_id }: LockedLead,
  activityIds: string[],
) {
  if (primary_lead_id !== id) return true
  const mergedLead = await db
    .selectFrom('leads')
    .select('id')
    .where('primary_lead_id', '=', id)
    .where('id', '!=', id)
    .executeTakeFirst()
  const activities = await db
    .selectFrom('lead_activities')
    .select('id')
    .where('lead_id', '=', id)
    .execute()
  return Boolean(mergedLead) || activities.some((activity) => !activityIds.includes(activity.id))
}

/**
 * Returns the number of removed activities, and whether they added values that the lead keeps.
 */
async function removeActivities(db: Database, lead: LockedLead, activityIds: string[]) {
  const activities = await db
    .selectFrom('lead_activities')
    .select(['id', 'at', 'after'])
    .where('id', 'in', activityIds)
    .execute()
  if (activities.length === 0) return { removed: 0, isExtended: false }
  await db.deleteFrom('lead_activities').where('id', 'in', activityIds).execute()
  for (const leadId of new Set([lead.id, lead.primary_lead_id])) {
    await recount(db, leadId, activities)
  }
  const values = activities.flatMap(({ after }) => Object.entries(JSON.parse(after)))
  // Other differing values, such as the stage, are only recorded in the activity.
  const isKept = ([field, value]: [string, unknown]) =>
    isList(field) ||
    (details.some(({ name }) => name === field) && lead[field as keyof Lead] === value)
  return { removed: activities.length, isExtended: values.some(isKept) }
}

/**
 * Recalculates the enquiry count and the last activity of a lead without the removed activities.
 */
async function recount(db: Database, id: string, removed: { at: string }[]) {
  await db
    .updateTable('leads')
    .set({ enquiries: sql<number>`enquiries - ${removed.length}` })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('leads')
    .set({
      last_activity_at: sql<string>`coalesce(
        (select max(at) from lead_activities where ${isContactActivity} and lead_id in
          (select linked_lead.id from leads as linked_lead where linked_lead.primary_lead_id = leads.id)), created_at)`,
    })
    .where('id', '=', id)
    .where(
      'last_activity_at',
      'in',
      removed.map(({ at }) => at),
    )
    .execute()
}
