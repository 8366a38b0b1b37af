import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import { fieldsToClear } from './change.ts'
import { exactKeysOf, type List, lists } from './lead-row.ts'
import * as stages from './stages.ts'

interface Unmerge {
  lead: Lead
  otherId: string
  /** The unmerged lead and the leads that were merged into it. */
  gone: Lead[]
  /** Leads that stay merged. */
  remaining: Lead[]
}

interface StoredActivity {
  kind: string
  about_id: string | null
  before: Partial<Lead>
  after: Partial<Lead>
}

/** Returns the lead without the values that only the merge added; later changes stay. */
export async function revertMergedValues(
  db: Database,
  { lead, otherId, gone, remaining }: Unmerge,
) {
  const kept = await listActivities(db, lead.id)
  const at = kept.findLastIndex(({ kind, about_id }) => kind === 'merge' && about_id === otherId)
  const { before, after } = kept[at] as StoredActivity
  const isAsMerged = (name: keyof Lead) =>
    !isList(name) && isDeepStrictEqual(lead[name], after[name])
  const names = (Object.keys(after) as (keyof Lead)[]).filter(isAsMerged)
  const former = new Map(names.map((name) => [name, findFormer(name, kept, at)]))
  const stageId = former.get('stage_id')
  // A deleted stage cannot be restored.
  if (stageId && !(await stages.find(db, String(stageId)))) former.delete('stage_id')
  const back: Lead = { ...lead, ...Object.fromEntries(former) }
  const next: Lead = { ...back, ...(await fieldsToClear(db, back.stage_id)) }
  const keys = await readKeys(db, lead.id)
  for (const name of lists) {
    const theirs = new Set(gone.flatMap((row) => row[name]))
    const own = new Set([
      ...(before[name] ?? []),
      ...remaining.flatMap((row) => row[name]),
      ...kept.slice(at + 1).flatMap((entry) => addedBy(entry, name)),
    ])
    next[name] = lead[name].filter(
      (value) => !theirs.has(value) || own.has(value) || isKnownBy(keys, name, value),
    )
  }
  return next
}

const isList = (name: keyof Lead): name is List => lists.some((list) => list === name)

/** Returns the value before this merge and before merges that were undone since. */
function findFormer(name: keyof Lead, kept: StoredActivity[], at: number) {
  const parted = new Set(
    kept.slice(at).flatMap(({ kind, about_id }) => (kind === 'unmerge' ? [about_id] : [])),
  )
  const undone = kept.slice(0, at).filter((it) => it.kind === 'merge' && parted.has(it.about_id))
  return undone.reduceRight(
    (value, { before, after }) =>
      name in after && isDeepStrictEqual(after[name], value) ? before[name] : value,
    kept[at]?.before[name],
  )
}

/** Values that a user added. */
function addedBy({ kind, before, after }: StoredActivity, name: List) {
  if (kind !== 'details') return []
  return (after[name] ?? []).filter((value) => !before[name]?.includes(value))
}

/** Lists merges, unmerges and changes of the lead, oldest first. */
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

/** Whether the value belongs to the lead itself, and not to a merged lead. */
const isKnownBy = (keys: Set<string>, name: List, value: string) =>
  exactKeysOf(name, value).some((key) => keys.has(key))
