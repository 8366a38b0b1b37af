import { sql } from 'kysely'
import type { Services } from '#app/base/server/services.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/sql-dialect.ts'
import type { UndoneImport } from '../../import-contract.ts'
import { isContactActivity } from './activities.ts'
import { keysFor, leadColumns, toLead } from './lead-row.ts'
import { preventMerges } from './merge-locks.ts'

const LEADS_PER_TRANSACTION = 25

/**
 * Undoes an import, a few leads per transaction. A stopped undo is finished by the next call. Changed
 * leads are kept, and existing leads keep added contact details.
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
    const part = new Map(leads.slice(from, from + LEADS_PER_TRANSACTION))
    const {
      leads: gone,
      removed_activities,
      kept_leads,
      extended_leads,
    } = await db.transaction().execute((transaction) => undoPart(transaction, services, part))
    undone.leads += gone
    undone.removed_activities += removed_activities
    undone.kept_leads.push(...kept_leads)
    undone.extended_leads.push(...extended_leads)
  }
  return undone
}

type Row = { activity_id: string; is_new: number }

async function undoPart(
  db: Database,
  services: Services,
  part: Map<string, Row[]>,
): Promise<UndoneImport> {
  const undone: UndoneImport = {
    leads: 0,
    removed_activities: 0,
    kept_leads: [],
    extended_leads: [],
  }
  for (const lead of await lockImportedLeads(db, [...part.keys()])) {
    const rows = part.get(lead.id) ?? []
    const activityIds = rows.map(({ activity_id }) => activity_id)
    const isMade = rows.some(({ is_new }) => is_new === 1)
    const named = { id: lead.primary_lead_id, name: lead.name }
    if (!isMade) {
      const { taken, isFilled } = await removeActivities(db, lead, activityIds)
      undone.removed_activities += taken
      if (isFilled) undone.extended_leads.push(named)
    } else if (await hasLaterActivity(db, lead, activityIds)) undone.kept_leads.push(named)
    else {
      await db.deleteFrom('leads').where('id', '=', lead.id).execute()
      // Without the lead its log entries could not be erased later.
      for (const subject of ['lead', 'lead_access']) {
        await services.auditLog.erase(db, subject, [lead.id])
      }
      undone.leads++
    }
  }
  return undone
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
  const keys = rows.flatMap((row) => keysFor(toLead(row)))
  await acquireLocks(
    db,
    keys.map((key) => `lead ${key}`),
  )
  await acquireLocks(
    db,
    rows.flatMap(({ id, primary_lead_id }) => [`lead ${id}`, `lead ${primary_lead_id}`]),
  )
  return (await read()).map((row) => ({ ...toLead(row), primary_lead_id: row.primary_lead_id }))
}

type LockedLead = Awaited<ReturnType<typeof lockImportedLeads>>[number]

/** Whether a lead has changed since its import. */
async function hasLaterActivity(
  db: Database,
  { id, primary_lead_id }: LockedLead,
  activityIds: string[],
) {
  if (primary_lead_id !== id) return true
  const part = await db
    .selectFrom('leads')
    .select('id')
    .where('primary_lead_id', '=', id)
    .where('id', '!=', id)
    .executeTakeFirst()
  const entries = await db
    .selectFrom('lead_activities')
    .select('id')
    .where('lead_id', '=', id)
    .execute()
  return Boolean(part) || entries.some((entry) => !activityIds.includes(entry.id))
}

/** Returns the number of removed enquiries, and whether the lead keeps a phone or an email of them. */
async function removeActivities(
  db: Database,
  { id, primary_lead_id }: LockedLead,
  activityIds: string[],
) {
  const entries = await db
    .selectFrom('lead_activities')
    .select(['id', 'at', 'after'])
    .where('id', 'in', activityIds)
    .execute()
  if (entries.length === 0) return { taken: 0, isFilled: false }
  await db.deleteFrom('lead_activities').where('id', 'in', activityIds).execute()
  for (const each of new Set([id, primary_lead_id])) await recount(db, each, entries)
  const said = entries.flatMap(({ after }) => Object.keys(JSON.parse(after)))
  return { taken: entries.length, isFilled: said.includes('phones') || said.includes('emails') }
}

/** Removes activities and sets the last activity to the latest remaining one. */
async function recount(db: Database, id: string, taken: { at: string }[]) {
  await db
    .updateTable('leads')
    .set({ enquiries: sql<number>`enquiries - ${taken.length}` })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('leads')
    .set({
      last_activity_at: sql<string>`coalesce(
        (select max(at) from lead_activities where ${isContactActivity} and lead_id in
          (select parts.id from leads as parts where parts.primary_lead_id = leads.id)), created_at)`,
    })
    .where('id', '=', id)
    .where(
      'last_activity_at',
      'in',
      taken.map(({ at }) => at),
    )
    .execute()
}
