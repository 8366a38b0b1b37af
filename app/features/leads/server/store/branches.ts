import type { BranchRename } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { lockForMerge } from './lead-row.ts'

/** Renames a branch of the office in leads, assignment rules and saved views. */
export async function renameBranch(db: Database, { from, to }: BranchRename) {
  // Waits for running lead changes, because they write the whole row.
  await lockForMerge(db, [])
  await db.updateTable('leads').set({ branch: to }).where('branch', '=', from).execute()
  await db.updateTable('assignment_rules').set({ branch: to }).where('branch', '=', from).execute()
  for (const { id, query } of await db
    .selectFrom('saved_views')
    .select(['id', 'query'])
    .execute()) {
    const params = new URLSearchParams(query)
    if (params.get('branch') !== from) continue
    params.set('branch', to)
    await db
      .updateTable('saved_views')
      .set({ query: `${params}` })
      .where('id', '=', id)
      .execute()
  }
}
