import { sql } from 'kysely'
import { Type } from 'typebox'
import type { House } from '#app/base/server/feature.ts'
import { defineJob } from '#app/base/server/jobs/kind.ts'
import { addJob } from '#app/base/server/jobs/store.ts'
import type { PushNotice } from '#app/base/server/keepers.ts'
import { Id } from '#app/contract/common.ts'
import type { Database } from '#database/connect.ts'
import { isPostgres } from '#database/differences.ts'
import { pushNow } from './deliver.ts'
import * as store from './store.ts'

const GATHERED_MS = 60 * 1000
const KEPT_MS = 2 * 24 * 60 * 60 * 1000

/** To these accounts, within the transaction of what happened. */
export async function pushNotice(house: House, to: string[], notice: PushNotice) {
  // In one order for all who do so: nobody waits for each other.
  for (const id of (await store.listReached(house, to)).toSorted()) {
    await keepWaiting(house.db, id, notice)
  }
}

/** Who comes first in a minute has it pushed at once; others within it are told of together after it. */
async function keepWaiting(db: Database, administrator_id: string, notice: PushNotice) {
  const { matter, one, many } = notice
  const said = {
    ...{ title: one.title, address: one.address },
    ...{ many_title: many.title, many_address: many.address },
  }
  const { waiting, told_at } = await db
    .insertInto('push_notices')
    .values({ administrator_id, matter, ...said, waiting: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['administrator_id', 'matter'])
        .doUpdateSet({ ...said, waiting: sql`push_notices.waiting + 1` }),
    )
    .returning(['waiting', 'told_at'])
    .executeTakeFirstOrThrow()
  const now = Date.now()
  const at = told_at ? Math.max(now, Date.parse(told_at) + GATHERED_MS) : now
  // The first one's job takes this along. One that should have been done is not relied on.
  if (waiting > 1 && at > now) return
  const payload = { administrator_id, matter }
  await addJob(db, gathering, { payload, at: new Date(at).toISOString() })
}

/** What waits for somebody becomes one notice. */
export const gathering = defineJob({
  name: 'push-notice',
  title: 'Tell somebody on their devices',
  payload: Type.Object({ administrator_id: Id, matter: Type.String() }),
  run: ({ payload, end }) =>
    end(async (db) => {
      const gathered = await read(db, payload)
      if (gathered) await pushNow(db, payload.administrator_id, gathered)
    }),
})

/** What waits, as it is told. */
async function read(
  db: Database,
  { administrator_id, matter }: { administrator_id: string; matter: string },
) {
  const theirs = db
    .selectFrom('push_notices')
    .selectAll()
    .where('administrator_id', '=', administrator_id)
    .where('matter', '=', matter)
  const notice = await (isPostgres(db) ? theirs.forUpdate() : theirs).executeTakeFirst()
  if (!notice || notice.waiting === 0) return undefined
  const { waiting, title, address, many_title, many_address } = notice
  return waiting === 1
    ? { matter, title, address }
    : { matter, title: `${waiting} ${many_title}`, address: many_address }
}

/** Forgets what was told, once it is pushed no more. */
export async function purge({ db }: House) {
  const before = new Date(Date.now() - KEPT_MS).toISOString()
  const told = db.deleteFrom('push_notices').where('waiting', '=', 0)
  await told.where('told_at', '<', before).execute()
}
