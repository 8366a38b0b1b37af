import { Type } from 'typebox'
import { defineJob } from '#app/base/server/jobs/job-type.ts'
import { addJob } from '#app/base/server/jobs/store.ts'
import { Id } from '#app/contract/common.ts'
import type { Database } from '#database/connect.ts'
import { deliver } from './deliver.ts'
import { describeEvent, LeadEvent } from './describe-event.ts'
import * as store from './store.ts'

const HOUR = 60 * 60

/** Sends an event to one webhook and retries for a day. */
export const delivery = defineJob({
  name: 'lead-webhook',
  title: 'Send a lead event to a webhook',
  payload: Type.Object({ ...LeadEvent.properties, webhook_id: Id }),
  retryDelays: [5, 5 * 60, 30 * 60, 2 * HOUR, 5 * HOUR, 8 * HOUR, 8 * HOUR],
  concurrency: 10,
  async run({ app, payload: { webhook_id, ...happened }, id, attempt, end }) {
    const { db } = app
    const webhook = await store.find(db, webhook_id)
    const data = await describeEvent(db, happened, webhook?.includes_person)
    // The webhook was deleted or paused, or the lead was erased.
    if (!webhook || webhook.is_paused || !data) return
    const { event, lead_id, at: timestamp } = happened
    const outcome = await deliver(app, webhook, { id, type: event, timestamp, data })
    const kept = { ...outcome, webhook_id, event, lead_id, attempt }
    if (!outcome.error) return end(async (db) => void (await store.addDelivery(db, kept)))
    const told = await db
      .transaction()
      .execute((transaction) => store.addDelivery(transaction, kept))
    if (told) throw new Error(outcome.error)
  },
})

/** Queues an event for all subscribed webhooks, in the transaction of the change. */
export async function notifyWebhooks(db: Database, happened: LeadEvent) {
  for (const { id, url, events } of await store.listActiveFor(db)) {
    if (!events.includes(happened.event)) continue
    const about = new URL(url).host
    await addJob(db, delivery, { payload: { ...happened, webhook_id: id }, subject: about })
  }
}
