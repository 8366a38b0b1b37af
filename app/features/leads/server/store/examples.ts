import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/locks.ts'
import { eraseLeads } from './erase.ts'
import { leadColumns, lockForMerge, lockLeads, toLead } from './lead-row.ts'
import { unmerge } from './merge.ts'
import { lockMatchKeys, recordEnquiries } from './receive-enquiry.ts'

/** Adds a lead for each enquiry as example data, without notifications. Returns their ids. */
export async function addExamples(db: Database, enquiries: Enquiry[]) {
  await lockMatchKeys(db, enquiries)
  const linked = await recordEnquiries(db, enquiries)
  return linked.map(({ id }) => id)
}

/** Whether there are other leads than these, including deleted ones. */
export async function hasOthers(db: Database, ids: string[]) {
  const other = await db
    .selectFrom('leads')
    .select('id')
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * Permanently deletes these leads, deleted or not. Other leads that were merged with them are
 * unmerged and stay; contact messages and conversations are unlinked.
 */
export async function eraseExamples(
  { db, services }: AppContext,
  { ids: exampleIds, by }: { ids: string[]; by: string },
) {
  if (exampleIds.length === 0) return
  await lockForMerge(db, exampleIds)
  const tree = await listTrees(db, exampleIds)
  const ids = tree.map(({ id }) => id).filter((id) => exampleIds.includes(id))
  if (ids.length === 0) return
  await acquireLocks(
    db,
    'lead',
    tree.map(({ id }) => id),
  )
  await separate(db, ids, by)
  await lockLeads(db, ids)
  await services.conversations.unlinkLeads(db, services, ids)
  await eraseLeads(db, services, ids, { visitorIds: [], addresses: [] })
}

/** Returns the leads that are merged with these, and these. */
function listTrees(db: Database, ids: string[]) {
  const primaryIds = db.selectFrom('leads').select('primary_lead_id').where('id', 'in', ids)
  return db
    .selectFrom('leads')
    .select(['id', 'primary_lead_id', 'merged_into'])
    .where('primary_lead_id', 'in', primaryIds)
    .execute()
}

/** Undoes merges of these leads with others, the latest first. Other merges stay. */
async function separate(db: Database, ids: string[], by: string) {
  for (;;) {
    const tree = await listTrees(db, ids)
    const isExample = (id: string) => ids.includes(id)
    /** Whether the lead and those merged into it are of one kind. */
    const isUniform = (id: string, kind: boolean): boolean =>
      isExample(id) === kind &&
      tree.every((row) => row.merged_into !== id || row.id === id || isUniform(row.id, kind))
    const mixed = tree.find(
      ({ id, merged_into, primary_lead_id }) =>
        id !== primary_lead_id &&
        merged_into === primary_lead_id &&
        !isUniform(id, isExample(primary_lead_id)),
    )
    if (!mixed) return
    // The primary lead may be deleted.
    const lead = await db
      .selectFrom('leads')
      .select(leadColumns)
      .where('id', '=', mixed.primary_lead_id)
      .executeTakeFirstOrThrow()
    await unmerge(db, toLead(lead), mixed.id, by)
  }
}
