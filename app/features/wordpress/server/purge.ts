import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { ImportState } from '../contract.ts'
import { listOldFiles, removeFiles } from './files.ts'
import * as store from './store.ts'

/** Deletes what imports no longer need; reports stay. */
export async function purge(context: AppContext) {
  await store.purgeTexts(context.db)
  await store.purgeUnstarted(context.db)
  await purgeFiles(context)
}

/** States in which the files of an import are still read. */
const inUse: ImportState[] = ['reading', 'ready', 'importing']

/** Files on another server stay until this runs there. */
async function purgeFiles(context: AppContext) {
  for (const id of await listOldFiles(context)) {
    const row = await store.findRow(context.db, id)
    if (!row || !inUse.includes(row.state)) await removeFiles(context, id)
  }
}
