import { setImmediate } from 'node:timers/promises'
import type { House } from '#app/base/server/feature.ts'
import { SEARCH_VERSION } from '#database/differences.ts'
import { toSearchFields } from './store.ts'

const AT_ONCE = 50

/** Writes by what contacts are searched, where an older version wrote it. It may stop anywhere. */
export async function reindexContacts({ db }: House) {
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('contacts')
      .select(['id', 'name', 'email', 'phone', 'message'])
      .where('search_version', '<', SEARCH_VERSION)
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? ''
    await db.transaction().execute(async (transaction) => {
      for (const { id, ...row } of rows) {
        await transaction
          .updateTable('contacts')
          .set(toSearchFields(row))
          .where('id', '=', id)
          .execute()
      }
    })
    await setImmediate()
  }
}
