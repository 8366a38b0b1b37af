import { Type } from 'typebox'
import { Id } from '#app/contract/common.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'
import { deliver } from './deliver.ts'
import { describeEvent, LeadEvent } from './describe-event.ts'
import * as store from './store.ts'

const HOUR = 60 * 60

/** Sends an event to one webhook; retries for about a day. */
export const delivery = defineJob({
  name: 'lead-webhook',
  title: 'Send a lead event to a webhook',
  payload: Type.Object({ ...LeadEvent.properties, webhook_id: Id }),
  retryDelays: [5, 5 * 60, 30 * 60, 2 * HOUR, 5 * HOUR, 8 * HOUR, 8 * HOUR],
  concurrency: 10,
  async run({ app, payload: { webhook_id, ...leadEvent }, id, attempt, end }) {
    const { db } = app
    const webhook = await store.find(db, webhook_id)
    const data = await describeEvent(db, leadEvent, webhook?.includes_person)
    // The webhook was deleted or paused, or the lead was deleted.
    if (!webhook || webhook.is_paused || !data) return
    const { event, lead_id, at: timestamp } = leadEvent
    const outcome = await deliver(app, webhook, { id, type: event, timestamp, data })
    const newDelivery = { ...outcome, webhook_id, event, lead_id, attempt }
    if (!outcome.error) return end(async (db) => void (await store.addDelivery(db, newDelivery)))
    const stored = await db
      .transaction()
      .execute((transaction) => store.addDelivery(transaction, newDelivery))
    if (stored) throw new Error(outcome.error)
  },
})

/** Queues an event for its webhooks, in the transaction of the change. */
export async function notifyWebhooks(db: Database, leadEvent: LeadEvent) {
  for (const { id, url, events } of await store.listActive(db)) {
    if (!events.includes(leadEvent.event)) continue
    const host = new URL(url).host
    await addJob(db, delivery, { payload: { ...leadEvent, webhook_id: id }, subject: host })
  }
}
