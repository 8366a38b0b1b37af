import { Type } from 'typebox'
import { defineJob } from '#app/base/server/jobs/kind.ts'
import { addJob } from '#app/base/server/jobs/store.ts'
import { Id, Moment } from '#app/contract/common.ts'
import type { Database } from '#database/connect.ts'
import { type Pushed, send } from './send.ts'
import * as store from './store.ts'

/** To all devices of this account, within the transaction in which it counts as told. */
export async function pushNow(db: Database, administrator_id: string, pushed: Pushed) {
  const at = new Date().toISOString()
  const row = { administrator_id, matter: pushed.matter, told_at: at }
  await db
    .insertInto('push_notices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['administrator_id', 'matter']).doUpdateSet(row))
    .execute()
  for (const device_id of await store.listIds(db, administrator_id)) {
    await addJob(db, delivery, { payload: { ...pushed, administrator_id, device_id, at } })
  }
}

/** Pushes to one device; for half a day. */
export const delivery = defineJob({
  name: 'push-delivery',
  title: 'Push a notice to a device',
  payload: Type.Object({
    administrator_id: Id,
    device_id: Id,
    at: Moment,
    matter: Type.String(),
    title: Type.String(),
    address: Type.String(),
  }),
  atOnce: 10,
  isSilent: true,
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
