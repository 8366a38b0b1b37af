import { sql } from 'kysely'
import type { Database } from './connect.ts'
import { FileAdapter } from './sqlite.ts'

/** Pages of the search index per step; a step takes about 1 ms. */
const PAGES_PER_STEP = 64

/** FTS5 stores lists of deleted rows with ids from here (`FTS5_TOMBSTONE_ROWID`). */
const FIRST_TOMBSTONE = 2 ** 53

/**
 * Removes deleted data from an SQLite file: from the search indexes, which only mark deletions, and
 * from the WAL. `secure_delete` overwrites the rest.
 */
export async function clearErasedData(db: Database) {
  const { adapter } = db.getExecutor()
  if (!(adapter instanceof FileAdapter)) return
  for (const table of ['message_words', 'lead_letters']) await mergeSearchIndex(db, table)
  await adapter.wal.truncate()
}

/**
 * Merges the segments of the index, which removes deleted words. Works in steps, so that other
 * writers do not wait.
 */
async function mergeSearchIndex(db: Database, table: string) {
  const data = sql.ref(`${table}_data`)
  const deleted = sql`select 1 as found from ${data} where id >= ${FIRST_TOMBSTONE} limit 1`
  if ((await deleted.execute(db)).rows.length === 0) return
  // A negative number starts a merge of all segments.
  await mergeStep(db, table, -PAGES_PER_STEP)
  while (await mergeStep(db, table, PAGES_PER_STEP));
}

/**
 * Returns whether there is more to merge: at least two changes, see SQLite's FTS5 documentation.
 */
function mergeStep(db: Database, table: string, pages: number) {
  return db.transaction().execute(async (transaction) => {
    const count = sql<{ changes: number }>`select total_changes() as changes`
    const before = (await count.execute(transaction)).rows[0]?.changes ?? 0
    const name = sql.ref(table)
    await sql`insert into ${name} (${name}, rank) values ('merge', ${pages})`.execute(transaction)
    const after = (await count.execute(transaction)).rows[0]?.changes ?? 0
    return after - before >= 2
  })
}
