import { sql } from 'kysely'
import { matchKeysOf } from '#app/features/lead-matching/server/compare-people.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { isContactActivity } from '#app/features/leads/server/store/activities.ts'
import { updateFollowUps } from '#app/features/leads/server/store/follow-up.ts'
import { deleteUnlinked, listGuardianIds } from '#app/features/leads/server/store/guardians.ts'
import { undoImportedTask } from '#app/features/leads/server/store/imported-tasks.ts'
import {
  leadColumns,
  preventMerges,
  save,
  toLead,
} from '#app/features/leads/server/store/lead-row.ts'
import * as stages from '#app/features/leads/server/store/stages.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/locks.ts'
import type { UndoneImport } from '../contract.ts'
import { isFollowUpField, revertUpdate } from './update-lead.ts'

const LEADS_PER_TRANSACTION = 25

/**
 * Undoes an import, a few leads in each transaction; the next call finishes an interrupted undo. New
 * leads with later activity stay. Leads that existed before get back what the import has changed, unless
 * it was changed again since.
 */
export async function undo(
  db: Database,
  services: Services,
  importId: string,
): Promise<UndoneImport> {
  const rows = await db
    .selectFrom('lead_import_rows')
    .innerJoin('lead_imports', 'lead_imports.id', 'import_id')
    .select(['lead_id', 'activity_id', 'is_new', 'lead_imports.created_at'])
    .where('import_id', '=', importId)
    .orderBy('number', 'desc')
    .execute()
  const leads = [...Map.groupBy(rows, ({ lead_id }) => lead_id)]
  const undone: UndoneImport = {
    leads: 0,
    removed_activities: 0,
    kept_leads: [],
    changed_leads: [],
  }
  for (let from = 0; from < leads.length; from += LEADS_PER_TRANSACTION) {
    const batch = new Map(leads.slice(from, from + LEADS_PER_TRANSACTION))
    await db.transaction().execute((transaction) => undoBatch(transaction, services, batch, undone))
  }
  return undone
}

interface Row {
  activity_id: string
  is_new: number
  /** The start of the import. */
  created_at: string
}

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
    const since = rows[0]?.created_at ?? ''
    const isNew = rows.some(({ is_new }) => is_new === 1)
    const leadName = { id: lead.primary_lead_id, name: lead.name }
    if (!isNew) {
      const { removed, isChanged } = await removeActivities(db, lead, activityIds, since)
      undone.removed_activities += removed
      if (isChanged) undone.changed_leads.push(leadName)
    } else if (await hasLaterActivity(db, lead, activityIds)) undone.kept_leads.push(leadName)
    else {
      const guardianIds = await listGuardianIds(db, [lead.id])
      await db.deleteFrom('leads').where('id', '=', lead.id).execute()
      await deleteUnlinked(db, guardianIds)
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
    .select(['id', 'kind', 'author_id', 'after'])
    .where('lead_id', '=', id)
    .execute()
  return (
    Boolean(mergedLead) ||
    activities.some((activity) => !activityIds.includes(activity.id) && !isRepeated(activity))
  )
}

interface RecordedChange {
  kind: string
  author_id: string | null
  after: string
}

/** Whether a change only repeats what another student's row says of the same guardian. */
function isRepeated({ kind, author_id, after }: RecordedChange) {
  const names = Object.keys(JSON.parse(after))
  const isOfGuardian = names.length > 0 && names.every((name) => name.startsWith('guardian_'))
  return kind === 'details' && author_id === null && isOfGuardian
}

/**
 * Removes the activities and reverts their changes. Returns how many there were, and whether the lead
 * keeps values that were changed again since.
 */
async function removeActivities(
  db: Database,
  lead: LockedLead,
  activityIds: string[],
  since: string,
) {
  const rows = await db
    .selectFrom('lead_activities')
    .select(['id', 'at', 'kind', 'before', 'after'])
    .where('id', 'in', activityIds)
    .orderBy('id', 'desc')
    .execute()
  if (rows.length === 0) return { removed: 0, isChanged: false }
  const activities = rows.map(({ before, after, ...row }) => ({
    ...row,
    before: JSON.parse(before) as Partial<Lead>,
    after: JSON.parse(after) as Partial<Lead>,
  }))
  let isChanged = await undoTasks(db, activities)
  await db.deleteFrom('lead_activities').where('id', 'in', activityIds).execute()
  for (const id of new Set([lead.primary_lead_id, lead.id])) {
    const isPrimary = id === lead.primary_lead_id
    const removed = isPrimary ? activities : withoutSingles(activities)
    if (await revert(db, id, removed, since)) isChanged = true
    await recount(db, id, activities)
  }
  const names = activities.flatMap(({ before }) => Object.keys(before))
  if (names.some((name) => name === 'stage_id' || isFollowUpField(name)))
    await updateFollowUps(db, sql`id = ${lead.primary_lead_id}`)
  return { removed: activities.length, isChanged }
}

interface RemovedActivity {
  id: string
  at: string
  kind: string
  before: Partial<Lead>
  after: Partial<Lead>
}

/** Undoes the tasks of rows, the latest first; returns whether one was changed again since. */
async function undoTasks(db: Database, activities: RemovedActivity[]) {
  let isChanged = false
  for (const { id, before } of activities) {
    if (!Object.keys(before).some(isFollowUpField)) continue
    if (!(await undoImportedTask(db, id, before))) isChanged = true
  }
  return isChanged
}

/** A merged lead has only received the values of lists. */
const withoutSingles = (activities: RemovedActivity[]) =>
  activities.map((activity) => ({ ...activity, before: {} }))

/** Reverts a lead; returns whether it keeps values that were changed again since. */
async function revert(db: Database, id: string, activities: RemovedActivity[], since: string) {
  const row = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const lead = toLead(row)
  const reverted = activities.reduce(
    (current, { before, after }) => revertUpdate(current, before, after),
    lead,
  )
  // A former stage that was deleted meanwhile cannot be restored.
  const stage = await stages.find(db, reverted.stage_id)
  const next = stage ? reverted : { ...reverted, stage_id: lead.stage_id }
  await save(db, next)
  if (next.stage_id !== lead.stage_id)
    await stages.undoStageChange(db, id, { from: next.stage_id, to: lead.stage_id })
  await removeMatchKeys(db, lead, next, since)
  const former = activities.flatMap(({ before }) => Object.entries(before))
  return former.some(
    ([name, value]) =>
      !isFollowUpField(name) &&
      next[name as keyof Lead] === lead[name as keyof Lead] &&
      next[name as keyof Lead] !== value,
  )
}

/** Removes the keys of phones and e-mails that the import has added. */
async function removeMatchKeys(db: Database, lead: Lead, next: Lead, since: string) {
  const kept = new Set(matchKeysOf(next))
  const removed = matchKeysOf(lead).filter((key) => !kept.has(key))
  if (removed.length === 0) return
  await db
    .deleteFrom('lead_match_keys')
    .where('lead_id', '=', lead.id)
    .where('key', 'in', removed)
    .where('added_at', '>=', since)
    .execute()
}

/**
 * Recalculates the enquiry count and the last activity of a lead without the removed activities.
 */
async function recount(db: Database, id: string, removed: RemovedActivity[]) {
  const enquiries = removed.filter(({ kind }) => kind === 'enquiry').length
  await db
    .updateTable('leads')
    .set({ enquiries: sql<number>`enquiries - ${enquiries}` })
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
