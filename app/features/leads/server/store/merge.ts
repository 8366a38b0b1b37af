import { linkDuplicateItems } from '#app/features/tasks/server/duplicate-items.ts'
import { Conflict } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import type { Merge } from '../../merge-contract.ts'
import { scheduleFollowUp } from '../notifications/follow-ups.ts'
import { addActivity, isContactActivity } from './activities.ts'
import { listChangedFields, notifyStageChange, previewChange, save } from './change.ts'
import { union } from './enquiry-rows.ts'
import { recordFollowUpChange } from './follow-ups.ts'
import { leadColumns, lists, toLead } from './lead-row.ts'
import { recalculateResponseTimes } from './responses.ts'
import { revertMergedValues } from './revert-merge.ts'
import { recordStageChange } from './stage-history.ts'

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
  const mergedLists = lists.map((name) => [name, union(name, lead[name], other[name])])
  const next = {
    ...(await previewChange(db, lead, chosenFields)),
    ...Object.fromEntries(mergedLists),
  }
  await save(db, next)
  await scheduleFollowUp(db, lead, next)
  await recordStageChange(db, next)
  await recordFollowUpChange(db, lead, next)
  await db
    .updateTable('leads')
    .set({ primary_lead_id: lead.id })
    .where('primary_lead_id', '=', other.id)
    .execute()
  await db.updateTable('leads').set({ merged_into: lead.id }).where('id', '=', other.id).execute()
  const changedFields = listChangedFields(lead, next)
  await addActivity(db, {
    ...{ lead_id: lead.id, kind: 'merge', text: other.name, about: other.id, by },
    before: pick(lead, [...new Set([...changedFields, ...lists])]),
    after: pick(next, changedFields),
  })
  await notifyStageChange(db, lead, next)
  await linkDuplicateItems(db, lead.id)
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
  const next = await revertMergedValues(db, { lead, otherId, leaving, remaining })
  await save(db, next)
  await scheduleFollowUp(db, lead, next)
  await recordStageChange(db, next)
  await recordFollowUpChange(db, lead, next)
  await makePrimary(db, otherId, leaving)
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
  await notifyStageChange(db, lead, next)
  for (const id of [lead.id, otherId]) await linkDuplicateItems(db, id)
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
  const mergedLists = lists.map((name) => [
    name,
    union(
      name,
      lead[name],
      leaving.flatMap((row) => row[name]),
    ),
  ])
  await save(db, { ...pick(lead, leadColumns), ...Object.fromEntries(mergedLists) })
}

const pick = <Name extends keyof Lead>(lead: Lead, names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, lead[name]])) as Pick<Lead, Name>

/**
 * Recalculates counts and dates of a lead from its activities and those of merged leads. Returns
 * the lead.
 */
async function recount(db: Database, id: string) {
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
