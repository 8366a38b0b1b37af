import { sql } from 'kysely'
import type { Database } from './connect.ts'
import { FileAdapter } from './sqlite.ts'

/** Of the search index; a step takes about a millisecond. */
const PAGES_A_STEP = 64

/** FTS5 keeps its lists of deleted rows under ids from here on (`FTS5_TOMBSTONE_ROWID`). */
const FIRST_TOMBSTONE = 2 ** 53

/**
 * Removes from an SQLite file what was deleted and still stands in it: in the search index, which
 * only notes what was deleted, and in the log. `secure_delete` has overwritten the rest.
 */
export async function clearErasedWords(db: Database) {
  const { adapter } = db.getExecutor()
  if (!(adapter instanceof FileAdapter)) return
  await mergeSearchIndex(db)
  await adapter.log.clear()
}

/** Merging drops deleted words. Works in steps, so that other writers do not wait. */
async function mergeSearchIndex(db: Database) {
  const deleted = sql`select 1 as found from message_words_data where id >= ${FIRST_TOMBSTONE} limit 1`
  if ((await deleted.execute(db)).rows.length === 0) return
  // A negative number begins the merge of all parts into one.
  await mergeStep(db, -PAGES_A_STEP)
  while (await mergeStep(db, PAGES_A_STEP));
}

/** Whether there is more to merge: SQLite's documentation of FTS5 tells it by two changes. */
function mergeStep(db: Database, pages: number) {
  return db.transaction().execute(async (transaction) => {
    const count = sql<{ changes: number }>`select total_changes() as changes`
    const before = (await count.execute(transaction)).rows[0]?.changes ?? 0
    await sql`insert into message_words (message_words, rank) values ('merge', ${pages})`.execute(
      transaction,
    )
    const after = (await count.execute(transaction)).rows[0]?.changes ?? 0
    return after - before >= 2
  })
}
