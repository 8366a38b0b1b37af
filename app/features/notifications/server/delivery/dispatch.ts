import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Id } from '#app/contract/common.ts'
import { listRights } from '#app/contract/rights.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { NewNotification, Person } from '#app/platform/server/mail/notification.ts'
import type { Database } from '#database/connect.ts'
import { type Channel, notificationTypes } from '../../preferences-contract.ts'
import { sendDigest } from './digest.ts'
import { findPreferences } from './preferences.ts'
import * as store from './store.ts'

/** Finds the subscribers of a notification and queues its deliveries. */
export const dispatchNotification = defineJob({
  name: 'dispatch-notification',
  title: 'Find the recipients of a notification',
  isSilent: true,
  payload: Type.Object({ notification_id: Id }),
  async run({ app, payload: { notification_id }, end }) {
    const { db, services, notificationChannels } = app
    const notification = await store.findNotification(db, notification_id)
    // The notification's lead has been erased.
    if (!notification) return
    const { kind, administrator_id: recipientId } = notification
    const all = await services.administrators.listRecipients(db)
    const deliveries: store.DeliveryKey[] = []
    const people = await listPermitted(
      app,
      notification,
      all.filter(({ id }) => !recipientId || id === recipientId),
    )
    const reachable = new Map<string, Set<string>>()
    for (const { name, listReachable } of notificationChannels) {
      reachable.set(name, await listReachable(app, people))
    }
    for (const { id: administrator_id } of people) {
      const { preferences } = await findPreferences(db, administrator_id)
      const subscribedChannels = (preferences[kind] ?? []).filter((name) =>
        reachable.get(name)?.has(administrator_id),
      )
      deliveries.push(
        ...subscribedChannels.map((channel: Channel) => ({ administrator_id, kind, channel })),
      )
    }
    await end(async (db) => {
      await store.lockNotifications(db)
      if (!(await store.findNotification(db, notification_id))) return
      for (const delivery of deliveries) await addDelivery(db, notification_id, delivery)
    })
  },
})

/** Returns the administrators whose role allows them to see the subject of the notification. */
async function listPermitted(
  { db, services }: FastifyInstance,
  { kind, lead_id, right, administrator_id }: store.FoundNotification,
  people: Person[],
) {
  const rights = right ? [right] : (notificationTypes[kind]?.rights ?? [])
  const permitted: Person[] = []
  for (const person of people) {
    if (!listRights(person).some((each) => rights.includes(each))) continue
    // A notification to a single administrator contains only data that this administrator may see.
    const needsLeadAccess = lead_id !== null || administrator_id === null
    const isRestricted = needsLeadAccess && person.lead_scope !== ''
    const hasAccess =
      !isRestricted ||
      (lead_id && (await services.leads.listInScope(db, person, [lead_id])).size > 0)
    if (hasAccess) permitted.push(person)
  }
  return permitted
}

async function addDelivery(db: Database, notificationId: string, delivery: store.DeliveryKey) {
  await store.lockPerson(db, delivery.administrator_id)
  // If a delivery is already pending, its digest job is queued and will include this notification.
  const isFirst = !(await store.hasPendingDelivery(db, delivery))
  await store.addDelivery(db, notificationId, delivery)
  if (isFirst) await addJob(db, sendDigest, { payload: delivery })
}

interface SentMail {
  id: string
  administrator_id: string | null
}

/** Notification services for other features. */

/** Notifies the subscribers once the transaction is committed. */
export async function add(db: Database, notification: NewNotification) {
  const id = await store.insertNotification(db, notification)
  if (id) await addJob(db, dispatchNotification, { payload: { notification_id: id } })
}

/**
 * Records that an administrator has seen the subject on an open screen. The response log then
 * counts it as notified.
 */
export async function recordSeen(
  db: Database,
  { key, subjectId }: { key: string; subjectId: string },
) {
  const id = await store.insertNotification(db, {
    kind: 'seen',
    key,
    subjectId,
    title: '',
    address: '',
  })
  if (id) await store.markFirstDelivered(db, [id])
}

/**
 * Queues the deliveries that waited for a mail to an administrator, when that mail is no longer
 * waiting.
 */
export async function resumeDelivery(db: Database, { id, administrator_id: personId }: SentMail) {
  if (!personId) return
  await store.lockPerson(db, personId)
  await store.markDeliveredNow(db, id)
  for (const delivery of await store.listPendingKeys(db, personId)) {
    await addJob(db, sendDigest, { payload: delivery })
  }
}
