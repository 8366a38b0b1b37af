import { isDeepStrictEqual } from 'node:util'
import { exactKeysOf } from '#app/features/lead-matching/server/compare-people.ts'
import { publish } from '#app/platform/server/events/events.ts'
import { Conflict } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import { guardianFields, isList, type ListName, listNames } from '../../fields-contract.ts'
import type { Merge } from '../../merge-contract.ts'
import { addActivity, isContactActivity } from './activities.ts'
import { fieldsToClear, listChangedFields, previewChange, publishStageChange } from './change.ts'
import { union } from './enquiry-rows.ts'
import { adoptFollowUp, readFollowUp } from './follow-up.ts'
import { putGuardianFirst } from './guardians.ts'
import { leadColumns, save, toLead } from './lead-row.ts'
import { recalculateResponseTimes } from './responses.ts'
import * as stages from './stages.ts'
import { recordStageChange } from './stages.ts'

/** Two primary leads. */
export interface LeadPair {
  lead: Lead
  other: Lead
  by: string
}

/**
 * Merges the other lead into the lead. The other lead's row and data stay, linked by
 * `primary_lead_id`; the activity stores the lead's previous values for `unmerge`.
 */
export async function merge(db: Database, { lead, other, by }: LeadPair, fields: Merge['fields']) {
  const chosenFields = Object.fromEntries(fields.map((name) => [name, other[name]]))
  const mergedLists = listNames.map((name) => [name, union(name, lead[name], other[name])])
  const merged = {
    ...(await previewChange(db, lead, chosenFields)),
    ...Object.fromEntries(mergedLists),
  }
  for (const each of [lead, other]) await adoptFollowUp(db, each)
  if (fields.some((name) => guardianFields.some((field) => field === name)))
    await putGuardianFirst(db, lead.id, other.id)
  const moved = await db
    .updateTable('leads')
    .set({ primary_lead_id: lead.id })
    .where('primary_lead_id', '=', other.id)
    .returning('id')
    .execute()
  await db.updateTable('leads').set({ merged_into: lead.id }).where('id', '=', other.id).execute()
  const next: Lead = { ...merged, ...(await readFollowUp(db, merged)) }
  await save(db, next)
  await recordStageChange(db, next)
  const changedFields = listChangedFields(lead, next)
  await addActivity(db, {
    lead_id: lead.id,
    kind: 'merge',
    text: other.name,
    about: other.id,
    by,
    before: pick(lead, [...new Set([...changedFields, ...listNames])]),
    after: pick(next, changedFields),
  })
  await publishStageChange(db, lead, next)
  await publish(db, 'mergedLeadsChanged', { primaryLeadId: lead.id })
  await publish(db, 'leadsMerged', {
    leadId: lead.id,
    fromLeadId: other.id,
    movedLeadIds: moved.map(({ id }) => id),
    at: new Date().toISOString(),
  })
  return recount(db, lead.id)
}

/**
 * Makes the other lead, with the leads merged into it before, a primary lead again. Throws
 * Conflict.
 */
export async function unmerge(db: Database, lead: Lead, otherId: string, by: string) {
  const tree = await db
    .selectFrom('leads')
    .select([...leadColumns, 'merged_into'])
    .where('primary_lead_id', '=', lead.id)
    .execute()
  if (tree.find(({ id }) => id === otherId)?.merged_into !== lead.id) {
    throw new Conflict(
      'These leads are not merged with each other directly. If one was merged into a third lead, unmerge that first.',
    )
  }
  const leavingIds = new Set([otherId])
  for (const id of leavingIds) {
    for (const row of tree) if (row.merged_into === id) leavingIds.add(row.id)
  }
  const rows = tree.map((row) => ({ ...row, ...toLead(row) }))
  const leaving = rows.filter(({ id }) => leavingIds.has(id))
  const remaining = rows.filter(({ id }) => !leavingIds.has(id) && id !== lead.id)
  const reverted = await revertMergedValues(db, { lead, otherId, leaving, remaining })
  await adoptFollowUp(db, lead)
  await makePrimary(db, otherId, leaving)
  const next: Lead = { ...reverted, ...(await readFollowUp(db, reverted)) }
  await save(db, next)
  await recordStageChange(db, next)
  const changedFields = listChangedFields(lead, next)
  const changes = { before: pick(lead, changedFields), after: pick(next, changedFields) }
  const other = await recount(db, otherId)
  const activity = { kind: 'unmerge' as const, by }
  await addActivity(db, {
    ...activity,
    lead_id: lead.id,
    text: other.name,
    about: otherId,
    ...changes,
  })
  await addActivity(db, { ...activity, lead_id: otherId, text: lead.name, about: lead.id })
  await publishStageChange(db, lead, next)
  await publish(db, 'mergedLeadsChanged', { primaryLeadId: lead.id })
  await publish(db, 'mergedLeadsChanged', { primaryLeadId: otherId })
  await publish(db, 'leadsUnmerged', {
    leadId: otherId,
    fromLeadId: lead.id,
    movedLeadIds: [...leavingIds],
    at: new Date().toISOString(),
  })
  return recount(db, lead.id)
}

/** Makes the lead primary and adds values that its merged leads have received since. */
async function makePrimary(db: Database, id: string, leaving: Lead[]) {
  const ids = leaving.map((row) => row.id)
  await db.updateTable('leads').set({ primary_lead_id: id }).where('id', 'in', ids).execute()
  await db.updateTable('leads').set({ merged_into: null }).where('id', '=', id).execute()
  const lead = leaving.find((row) => row.id === id) as Lead
  // If its stage was deleted meanwhile, it has the stage of the former primary lead.
  await recordStageChange(db, lead)
  const mergedLists = listNames.map((name) => [
    name,
    union(
      name,
      lead[name],
      leaving.flatMap((row) => row[name]),
    ),
  ])
  await adoptFollowUp(db, lead)
  const followUp = await readFollowUp(db, lead)
  await save(db, { ...pick(lead, leadColumns), ...Object.fromEntries(mergedLists), ...followUp })
}

const pick = <Name extends keyof Lead>(lead: Lead, names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, lead[name]])) as Pick<Lead, Name>

/**
 * Recalculates counts and dates of a lead from its activities and those of merged leads. Returns
 * the lead.
 */
export async function recount(db: Database, id: string) {
  const linkedLeads = db.selectFrom('leads').select('id').where('primary_lead_id', '=', id)
  const totals = await db
    .selectFrom('enquiries')
    .select((eb) => [
      eb.fn.countAll<number>().as('enquiries'),
      eb.fn.max('first_response_at').as('first_response_at'),
    ])
    .where('lead_id', 'in', linkedLeads)
    .executeTakeFirstOrThrow()
  const { last } = await db
    .selectFrom('lead_activities')
    .select((eb) => eb.fn.max('at').as('last'))
    .where('lead_id', 'in', linkedLeads)
    .where(isContactActivity)
    .executeTakeFirstOrThrow()
  const { enquiries, first_response_at } = totals
  await recalculateResponseTimes(db, [id])
  const row = await db
    .updateTable('leads')
    .set((eb) => ({
      enquiries: Number(enquiries),
      last_activity_at:
        [last, first_response_at].filter(Boolean).toSorted().at(-1) ?? eb.ref('created_at'),
    }))
    .where('id', '=', id)
    .returning(leadColumns)
    .executeTakeFirstOrThrow()
  return toLead(row)
}

interface Unmerge {
  lead: Lead
  otherId: string
  /** The lead that is unmerged, with the leads merged into it before. */
  leaving: Lead[]
  /** The leads that stay merged. */
  remaining: Lead[]
}

interface StoredActivity {
  kind: string
  about_id: string | null
  before: Partial<Lead>
  after: Partial<Lead>
}

/** Returns the lead without values that it has only from the unmerged lead. Later changes stay. */
async function revertMergedValues(db: Database, { lead, otherId, leaving, remaining }: Unmerge) {
  const activities = await listActivities(db, lead.id)
  const mergeIndex = activities.findLastIndex(
    ({ kind, about_id }) => kind === 'merge' && about_id === otherId,
  )
  const { before, after } = activities[mergeIndex] as StoredActivity
  const isUnchanged = (name: keyof Lead) =>
    !isList(name) && isDeepStrictEqual(lead[name], after[name])
  const unchangedFields = (Object.keys(after) as (keyof Lead)[]).filter(isUnchanged)
  const formerValues = new Map(
    unchangedFields.map((name) => [name, findFormerValue(name, activities, mergeIndex)]),
  )
  const stageId = formerValues.get('stage_id')
  // A former stage that was deleted meanwhile cannot be restored.
  if (stageId && !(await stages.find(db, String(stageId)))) formerValues.delete('stage_id')
  const reverted: Lead = { ...lead, ...Object.fromEntries(formerValues) }
  const next: Lead = { ...reverted, ...(await fieldsToClear(db, reverted.stage_id)) }
  const keys = await readKeys(db, lead.id)
  for (const name of listNames) {
    const leavingValues = new Set(leaving.flatMap((row) => row[name]))
    const ownValues = new Set([
      ...(before[name] ?? []),
      ...remaining.flatMap((row) => row[name]),
      ...activities.slice(mergeIndex + 1).flatMap((activity) => listAddedValues(activity, name)),
    ])
    next[name] = lead[name].filter(
      (value) => !leavingValues.has(value) || ownValues.has(value) || isOwnValue(keys, name, value),
    )
  }
  return next
}

/** Returns the value before the merge, and before earlier merges that have been undone since. */
function findFormerValue(name: keyof Lead, activities: StoredActivity[], mergeIndex: number) {
  const unmergedIds = new Set(
    activities
      .slice(mergeIndex)
      .flatMap(({ kind, about_id }) => (kind === 'unmerge' ? [about_id] : [])),
  )
  const undoneMerges = activities
    .slice(0, mergeIndex)
    .filter((activity) => activity.kind === 'merge' && unmergedIds.has(activity.about_id))
  return undoneMerges.reduceRight(
    (value, { before, after }) =>
      name in after && isDeepStrictEqual(after[name], value) ? before[name] : value,
    activities[mergeIndex]?.before[name],
  )
}

/** Returns the values that a person added. */
function listAddedValues({ kind, before, after }: StoredActivity, name: ListName) {
  if (kind !== 'details') return []
  return (after[name] ?? []).filter((value) => !before[name]?.includes(value))
}

/** Returns merges, unmerges and changes of the lead itself, oldest first. */
async function listActivities(db: Database, leadId: string): Promise<StoredActivity[]> {
  const rows = await db
    .selectFrom('lead_activities')
    .select(['kind', 'about_id', 'before', 'after'])
    .where('lead_id', '=', leadId)
    .where('kind', 'in', ['merge', 'unmerge', 'details'])
    .orderBy('id')
    .execute()
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    before: JSON.parse(before),
    after: JSON.parse(after),
  }))
}

async function readKeys(db: Database, leadId: string) {
  const rows = await db
    .selectFrom('lead_match_keys')
    .select('key')
    .where('lead_id', '=', leadId)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** Returns whether the value is the lead's own and not from a merged lead. */
const isOwnValue = (keys: Set<string>, name: ListName, value: string) =>
  exactKeysOf(name, value).some((key) => keys.has(key))
