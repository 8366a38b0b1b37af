import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Id } from '#app/contract/common.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { NotificationChannel, Person } from '#app/platform/server/mail/notification.ts'
import type { Database } from '#database/connect.ts'
import { notificationTypes } from '../../preferences-contract.ts'
import { findPreferences, findQuietEnd } from './preferences.ts'
import * as store from './store.ts'

/** Minimum interval between deliveries of one type to one administrator. */
const MIN_INTERVAL_MS = 60_000

/**
 * Delivers the pending notifications of one type to one administrator, either now or when quiet
 * hours end.
 */
export const sendDigest = defineJob({
  name: 'send-digest',
  title: 'Send notifications',
  payload: Type.Object({ administrator_id: Id, kind: Type.String(), channel: Type.String() }),
  concurrency: 8,
  isSilent: true,
  async run({ app, payload: delivery, end }): Promise<void> {
    const { db, services, notificationChannels } = app
    const channel = notificationChannels.find(({ name }) => name === delivery.channel)
    const people = await services.administrators.listRecipients(db)
    const person = people.find(({ id }) => id === delivery.administrator_id)
    if (!person || !channel) return end((db) => store.deletePending(db, delivery.administrator_id))
    const quietUntil = await findQuietUntil(app, delivery)
    return end(async (db): Promise<void> => {
      await store.lockPerson(db, person.id)
      const at = latestOf(quietUntil, await findEarliestDelivery(db, delivery))
      if (at) return addJob(db, sendDigest, { payload: delivery, at })
      // An earlier mail is still waiting. When it is sent, `resumeDelivery` queues this job again.
      const { title = '' } = notificationTypes[delivery.kind] ?? {}
      if (await channel.hasPending?.(db, person.id, title)) return
      await deliverPending(db, { channel, person, delivery })
    })
  },
})

async function findQuietUntil(
  { db, office }: FastifyInstance,
  { administrator_id, kind }: store.DeliveryKey,
) {
  if (notificationTypes[kind]?.isUrgent) return undefined
  const [hours, preferences] = await Promise.all([
    office.read(),
    findPreferences(db, administrator_id),
  ])
  return findQuietEnd(hours, preferences, new Date())?.toISOString()
}

async function findEarliestDelivery(db: Database, delivery: store.DeliveryKey) {
  const last = await store.findLastDelivered(db, delivery)
  const next = last && new Date(Date.parse(last) + MIN_INTERVAL_MS).toISOString()
  return next && next > new Date().toISOString() ? next : undefined
}

const latestOf = (...moments: (string | undefined)[]) =>
  moments
    .filter((moment) => moment !== undefined)
    .toSorted()
    .at(-1)

interface DigestTarget {
  channel: NotificationChannel
  person: Person
  delivery: store.DeliveryKey
}

async function deliverPending(db: Database, { channel, person, delivery }: DigestTarget) {
  const { notifications, total } = await store.listPending(db, delivery)
  const [first] = notifications
  if (!first) return
  const {
    title: kind,
    plural = '',
    address = '',
  } = notificationTypes[delivery.kind] ?? { title: delivery.kind }
  const title = total === 1 ? first.title : `${total} ${plural}`
  const batch = { person, kind, title, notifications, total }
  const mailId = await channel.deliver(db, {
    ...batch,
    address: total === 1 ? first.address : address,
  })
  await store.markDelivered(db, delivery, mailId)
}
