import { Conflict } from '#app/base/server/errors.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import type { Merge } from '../../merge-contract.ts'
import { linkDuplicateItems } from '../checklist/duplicate-items.ts'
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
 * Merges the other lead into this one. The other row stays unchanged and is found by `primary_lead_id`;
 * the activity stores the previous values for an unmerge.
 */
export async function merge(db: Database, { lead, other, by }: LeadPair, fields: Merge['fields']) {
  const taken = Object.fromEntries(fields.map((name) => [name, other[name]]))
  const united = lists.map((name) => [name, union(name, lead[name], other[name])])
  const next = { ...(await previewChange(db, lead, taken)), ...Object.fromEntries(united) }
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
  const differing = listChangedFields(lead, next)
  await addActivity(db, {
    ...{ lead_id: lead.id, kind: 'merge', text: other.name, about: other.id, by },
    before: pick(lead, [...new Set([...differing, ...lists])]),
    after: pick(next, differing),
  })
  await notifyStageChange(db, lead, next)
  await linkDuplicateItems(db, lead.id)
  return recount(db, lead.id)
}

/** Separates the other lead and the leads merged into it. Throws Conflict. */
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
  const leaving = new Set([otherId])
  for (const id of leaving) {
    for (const separate of tree) if (separate.merged_into === id) leaving.add(separate.id)
  }
  const rows = tree.map((row) => ({ ...row, ...toLead(row) }))
  const gone = rows.filter(({ id }) => leaving.has(id))
  const staying = rows.filter(({ id }) => !leaving.has(id) && id !== lead.id)
  const next = await revertMergedValues(db, { lead, otherId, gone, remaining: staying })
  await save(db, next)
  await scheduleFollowUp(db, lead, next)
  await recordStageChange(db, next)
  await recordFollowUpChange(db, lead, next)
  await separate(db, otherId, gone)
  const differing = listChangedFields(lead, next)
  const changes = { before: pick(lead, differing), after: pick(next, differing) }
  const other = await recount(db, otherId)
  const entry = { kind: 'unmerge' as const, by }
  await addActivity(db, {
    ...entry,
    lead_id: lead.id,
    text: other.name,
    about: otherId,
    ...changes,
  })
  await addActivity(db, { ...entry, lead_id: otherId, text: lead.name, about: lead.id })
  await notifyStageChange(db, lead, next)
  for (const id of [lead.id, otherId]) await linkDuplicateItems(db, id)
  return recount(db, lead.id)
}

/** Separates a lead. Merged leads may have added values since. */
async function separate(db: Database, id: string, gone: Lead[]) {
  const ids = gone.map((row) => row.id)
  await db.updateTable('leads').set({ primary_lead_id: id }).where('id', 'in', ids).execute()
  await db.updateTable('leads').set({ merged_into: null }).where('id', '=', id).execute()
  const own = gone.find((row) => row.id === id) as Lead
  // Its stage may have been deleted meanwhile; then it has the stage of the primary lead.
  await recordStageChange(db, own)
  const united = lists.map((name) => [
    name,
    union(
      name,
      own[name],
      gone.flatMap((row) => row[name]),
    ),
  ])
  await save(db, { ...pick(own, leadColumns), ...Object.fromEntries(united) })
}

const pick = <Name extends keyof Lead>(lead: Lead, names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, lead[name]])) as Pick<Lead, Name>

/** Recounts the enquiries and the last activity of a lead and returns it. */
async function recount(db: Database, id: string) {
  const parts = db.selectFrom('leads').select('id').where('primary_lead_id', '=', id)
  const asked = await db
    .selectFrom('enquiries')
    .select((is) => [
      is.fn.countAll<number>().as('enquiries'),
      is.fn.max('first_response_at').as('first_response_at'),
    ])
    .where('lead_id', 'in', parts)
    .executeTakeFirstOrThrow()
  const { last } = await db
    .selectFrom('lead_activities')
    .select((is) => is.fn.max('at').as('last'))
    .where('lead_id', 'in', parts)
    .where(isContactActivity)
    .executeTakeFirstOrThrow()
  const { enquiries, first_response_at } = asked
  await recalculateResponseTimes(db, [id])
  const row = await db
    .updateTable('leads')
    .set((is) => ({
      enquiries: Number(enquiries),
      last_activity_at:
        [last, first_response_at].filter(Boolean).toSorted().at(-1) ?? is.ref('created_at'),
    }))
    .where('id', '=', id)
    .returning(leadColumns)
    .executeTakeFirstOrThrow()
  return toLead(row)
}
