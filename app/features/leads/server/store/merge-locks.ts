import type { Database } from '#database/connect.ts'
import {
  acquireLock,
  acquireLocks,
  acquireSharedLock,
  isPostgres,
  rowLock,
} from '#database/sql-dialect.ts'

const MERGE_LOCK = 'lead merges'

/** Prevents merges and unmerges until the transaction ends. Comes before all other locks. */
export const preventMerges = (db: Database) => acquireSharedLock(db, MERGE_LOCK)

/** Locks merges of all leads, and changes of these leads, until the transaction ends. */
export async function lockForMerge(db: Database, ids: string[]) {
  await acquireLock(db, MERGE_LOCK)
  await acquireLocks(
    db,
    ids.map((id) => `lead ${id}`),
  )
}

/**
 * Returns the ids of these leads that exist and locks them against deletion until the transaction
 * ends.
 */
export async function lockExistingLeads(db: Database, ids: string[]) {
  if (ids.length === 0) return new Set<string>()
  const rows = await rowsOf(db, ids)
    .where('deleted_at', 'is', null)
    .modifyEnd(rowLock(db, 'key share'))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Locks these leads against changes, after running changes have ended. */
export async function lockLeads(db: Database, ids: string[]) {
  if (isPostgres(db)) await rowsOf(db, ids).modifyEnd(rowLock(db, 'update')).execute()
}

const rowsOf = (db: Database, ids: string[]) =>
  db.selectFrom('leads').select('id').where('id', 'in', ids).orderBy('id')
