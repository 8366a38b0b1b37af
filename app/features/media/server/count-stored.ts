import { Type } from 'typebox'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import type { Database } from '#database/connect.ts'
import { countPages } from './count-pages.ts'
import { readFile } from './files.ts'

const FILES_AT_ONCE = 20

/** Counts the pages of PDFs that an earlier version or a busy server has stored. */
export const countStoredPages = defineJob({
  name: 'count-pdf-pages',
  title: 'Count the pages of PDFs',
  payload: Type.Object({}),
  every: 60 * 60,
  isSilent: true,
  async run({ app: { db }, signal, end }) {
    while (!signal.aborted && (await countNext(db, signal)));
    await end(async () => {})
  },
})

/** Returns whether there may be more files that are not counted. */
async function countNext(db: Database, signal: AbortSignal) {
  const names = await db
    .selectFrom('files')
    .select('name')
    .where('pages', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(FILES_AT_ONCE)
    .execute()
  for (const { name } of names) {
    if (signal.aborted) return false
    const file = await readFile(db, name)
    const pages = file ? await countPages(file.bytes) : 0
    if (pages === null) return false
    await db.updateTable('files').set({ pages }).where('name', '=', name).execute()
  }
  return names.length === FILES_AT_ONCE
}
