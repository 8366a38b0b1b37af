import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import { fieldsToClear } from './change.ts'
import { exactKeysOf, type List, lists } from './lead-row.ts'
import * as stages from './stages.ts'

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
export async function revertMergedValues(
  db: Database,
  { lead, otherId, leaving, remaining }: Unmerge,
) {
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
  for (const name of lists) {
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

const isList = (name: keyof Lead): name is List => lists.some((list) => list === name)

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
function listAddedValues({ kind, before, after }: StoredActivity, name: List) {
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
const isOwnValue = (keys: Set<string>, name: List, value: string) =>
  exactKeysOf(name, value).some((key) => keys.has(key))
