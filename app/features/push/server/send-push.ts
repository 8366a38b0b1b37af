import { Type } from 'typebox'
import { Id, Timestamp } from '#app/contract/common.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'
import * as store from './store.ts'
import { type PushMessage, send } from './web-push.ts'

/**
 * Queues a push to all devices of an account, in the transaction that marks the notification as
 * delivered.
 */
export async function queuePush(db: Database, administrator_id: string, message: PushMessage) {
  const at = new Date().toISOString()
  const row = { administrator_id, topic: message.topic, sent_at: at }
  await db
    .insertInto('push_notifications')
    .values(row)
    .onConflict((conflict) => conflict.columns(['administrator_id', 'topic']).doUpdateSet(row))
    .execute()
  for (const device_id of await store.listIds(db, administrator_id)) {
    await addJob(db, sendPush, { payload: { ...message, administrator_id, device_id, at } })
  }
}

/** Sends a push notification to one device. Failed attempts are retried for half a day. */
export const sendPush = defineJob({
  name: 'send-push',
  title: 'Send a push notification',
  payload: Type.Object({
    administrator_id: Id,
    device_id: Id,
    at: Timestamp,
    topic: Type.String(),
    title: Type.String(),
    address: Type.String(),
  }),
  concurrency: 10,
  isSilent: true,
  async run({ app, payload: { device_id, administrator_id, at, ...message }, end }) {
    const device = await store.findActiveDevice(app, device_id)
    // Sends nothing if the device was turned off, is signed out or belongs to another account, or
    // if a newer notification has replaced this one.
    if (device?.administrator_id !== administrator_id) return
    if (await isOutdated(app.db, { administrator_id, at, ...message })) return
    const { isSubscribed } = await send(app, device, message)
    await end((db) => (isSubscribed ? store.markSent(db, device_id) : store.remove(db, device_id)))
  },
})

async function isOutdated(
  db: Database,
  { administrator_id, topic, at }: { administrator_id: string; topic: string; at: string },
) {
  const newer = await db
    .selectFrom('push_notifications')
    .select('topic')
    .where('administrator_id', '=', administrator_id)
    .where('topic', '=', topic)
    .where('sent_at', '>', at)
    .executeTakeFirst()
  return newer !== undefined
}
