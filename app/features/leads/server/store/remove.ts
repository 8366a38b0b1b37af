import { sql } from 'kysely'
import { restorableSince } from '#app/platform/server/audit/restorable.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { firstItem } from '#database/sql-dialect.ts'
import type { Lead } from '../../contract.ts'
import { isInScope } from '../lead-scope.ts'
import { eraseLeads } from './erase.ts'
import { leadColumns, lockForMerge, lockLeads, preventMerges, toLead } from './lead-row.ts'
import { recordStageChange } from './stages.ts'
import { moveUndecidedEnquiries } from './student-choice.ts'

/** Locks a lead against changes and merges until the transaction ends. */
export async function lockLead(db: Database, id: string) {
  await preventMerges(db)
  await acquireLock(db, 'lead', id)
}

/**
 * Removes a lead from all lists and counts by setting `merged_into` to its own id. All its data
 * stays.
 */
export async function remove(db: Database, id: string) {
  const deleted_at = new Date().toISOString()
  await db.updateTable('leads').set({ merged_into: id, deleted_at }).where('id', '=', id).execute()
}

/** Returns undefined if it was not deleted in the last 30 days or is outside the viewer's scope. */
export async function restore(db: Database, id: string, viewer: Viewer): Promise<Lead | undefined> {
  const row = await db
    .updateTable('leads')
    .set(notDeleted)
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .where(isInScope(viewer))
    .returning(leadColumns)
    .executeTakeFirst()
  if (!row) return undefined
  // If its stage was deleted meanwhile, the lead is in the first stage now.
  await recordStageChange(db, row)
  return toLead(row)
}

/** Selects the name under which people see a lead, like `nameToConfirm`. */
export const selectDisplayName = (db: Database) => sql<string>`coalesce(nullif(name, ''),
  ${firstItem(db, 'phones')}, ${firstItem(db, 'emails')}, 'Unnamed lead')`

const notDeleted = { merged_into: null, deleted_at: null }

/**
 * Erases leads that were deleted more than 30 days ago. Their contact messages and conversations
 * stay.
 */
export async function purgeDeleted({ db, services }: AppContext) {
  const old = await db
    .selectFrom('leads')
    .select('id')
    .where('deleted_at', '<', restorableSince())
    .execute()
  for (const { id } of old) {
    await db.transaction().execute(async (transaction) => {
      await lockForMerge(transaction, [id])
      const tree = await transaction
        .selectFrom('leads')
        .select(['id', 'deleted_at'])
        .where('primary_lead_id', '=', id)
        .execute()
      // The lead was restored meanwhile.
      if (!tree.some((row) => row.id === id && row.deleted_at)) return
      const ids = tree.map((row) => row.id)
      await lockLeads(transaction, ids)
      await moveUndecidedEnquiries(transaction, ids)
      await services.conversations.unlinkLeads(transaction, services, ids)
      await eraseLeads(transaction, services, ids, { visitorIds: [], addresses: [] })
    })
  }
}
