import { sql } from 'kysely'
import { Type } from 'typebox'
import type { House } from '#app/base/server/feature.ts'
import { defineJob } from '#app/base/server/jobs/kind.ts'
import { addJob } from '#app/base/server/jobs/store.ts'
import type { PushNotice } from '#app/base/server/keepers.ts'
import { Id, Moment } from '#app/contract/common.ts'
import type { Database } from '#database/connect.ts'
import { isPostgres } from '#database/differences.ts'
import { send } from './send.ts'
import * as store from './store.ts'

const GATHERED_MS = 60 * 1000
const KEPT_MS = 2 * 24 * 60 * 60 * 1000

/** To these accounts, within the transaction of what happened. */
export async function pushNotice(db: Database, to: string[], notice: PushNotice) {
  if (to.length === 0) return
  for (const id of await store.listWithDevices(db, to)) await keepWaiting(db, id, notice)
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
  if (waiting > 1) return
  const now = Date.now()
  const at = new Date(told_at ? Math.max(now, Date.parse(told_at) + GATHERED_MS) : now)
  const payload = { administrator_id, matter }
  await addJob(db, gathering, { payload, at: at.toISOString() })
}

/** What waits for somebody becomes one notice for each of their devices. */
export const gathering = defineJob({
  name: 'push-notice',
  title: 'Tell somebody on their devices',
  payload: Type.Object({ administrator_id: Id, matter: Type.String() }),
  run: ({ payload, end }) =>
    end(async (db) => {
      const notice = await take(db, payload)
      if (!notice) return
      for (const device_id of await store.listIds(db, payload.administrator_id)) {
        await addJob(db, delivery, { payload: { ...payload, ...notice, device_id } })
      }
    }),
})

/** What waits, as it is told; from now on nothing does. */
async function take(
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
  const at = new Date().toISOString()
  await db
    .updateTable('push_notices')
    .set({ waiting: 0, told_at: at })
    .where('administrator_id', '=', administrator_id)
    .where('matter', '=', matter)
    .execute()
  const { waiting, title, address, many_title, many_address } = notice
  return waiting === 1
    ? { at, title, address }
    : { at, title: `${waiting} ${many_title}`, address: many_address }
}

/** Pushes to one device; for half a day. */
export const delivery = defineJob({
  name: 'push-delivery',
  title: 'Push a notice to a device',
  payload: Type.Object({
    ...gathering.payload.properties,
    device_id: Id,
    at: Moment,
    title: Type.String(),
    address: Type.String(),
  }),
  atOnce: 10,
  async run({ app, payload: { device_id, administrator_id, at, ...pushed }, end }) {
    const device = await store.findTold(app, device_id)
    // Turned off, signed out or somebody else's by now, or the next notice stands in its place.
    if (device?.administrator_id !== administrator_id) return
    if (await isOutdated(app.db, { administrator_id, at, ...pushed })) return
    const { isThere } = await send(app, device, pushed)
    await end((db) => (isThere ? store.noteTold(db, device_id) : store.remove(db, device_id)))
  },
})

async function isOutdated(
  db: Database,
  { administrator_id, matter, at }: { administrator_id: string; matter: string; at: string },
) {
  const newer = await db
    .selectFrom('push_notices')
    .select('matter')
    .where('administrator_id', '=', administrator_id)
    .where('matter', '=', matter)
    .where('told_at', '>', at)
    .executeTakeFirst()
  return newer !== undefined
}

/** Forgets what was told, once it is pushed no more. */
export async function purge({ db }: House) {
  const before = new Date(Date.now() - KEPT_MS).toISOString()
  const told = db.deleteFrom('push_notices').where('waiting', '=', 0)
  await told.where('told_at', '<', before).execute()
}
