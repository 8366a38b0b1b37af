import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Id } from '#app/contract/common.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { listRights } from '#app/contract/rights.ts'
import { getMoment, toOfficeDay } from '#app/features/office/hours-contract.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type {
  NewNotification,
  NotificationChannel,
  Person,
} from '#app/platform/server/mail/notification.ts'
import type { Database } from '#database/connect.ts'
import type { Channel, NotificationPreferences } from '../../preferences-contract.ts'
import { localizeOfficeText, localizeScreen } from '../mails/localize-mail.ts'
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
      const { preferences } = await findPreferences(app, administrator_id)
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
  { db, services, notificationTypes }: FastifyInstance,
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

/** Notifies the subscribers once the transaction is committed. Returns false if it was added before. */
export async function add(db: Database, notification: NewNotification) {
  const id = await store.insertNotification(db, notification)
  if (id) await addJob(db, dispatchNotification, { payload: { notification_id: id } })
  return id !== undefined
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
      const { title = '' } = app.notificationTypes[delivery.kind] ?? {}
      if (await channel.hasPending?.(db, person.id, title)) return
      await deliverPending(db, { app, channel, person, delivery })
    })
  },
})

async function findQuietUntil(app: FastifyInstance, { administrator_id }: store.DeliveryKey) {
  const [hours, preferences] = await Promise.all([
    app.office.read(),
    findPreferences(app, administrator_id),
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
  app: FastifyInstance
  channel: NotificationChannel
  person: Person
  delivery: store.DeliveryKey
}

async function deliverPending(db: Database, { app, channel, person, delivery }: DigestTarget) {
  const { notifications, total } = await store.listPending(db, delivery)
  const [first] = notifications
  if (!first) return
  const {
    title: kind,
    plural = '',
    address = '',
  } = app.notificationTypes[delivery.kind] ?? { title: delivery.kind }
  const { language } = person
  const title = localizeOfficeText(language, total === 1 ? first.title : `${total} ${plural}`)
  const batch = { person, kind, title, notifications, total }
  const mailId = await channel.deliver(db, {
    ...batch,
    address: localizeScreen(language, total === 1 ? first.address : address),
  })
  await store.markDelivered(db, delivery, mailId)
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const channelPhrases: Partial<Record<Enquiry['channel'], string>> = {
  form: 'contact form',
  chat: 'chat',
  api: 'another program',
}

/** Notifies the office of an enquiry with contact details. */
export async function notifyEnquiry(
  db: Database,
  { person, countries, text, channel }: Enquiry,
  lead: { id: string; activityId: string; isNew: boolean },
) {
  const countryNamesText = countries.map((code) => countryNames.of(code)).join(', ')
  const phrase = channelPhrases[channel] ?? channel
  const facts: [string, string][] = [
    ['Phone', person.phone],
    ['Email', person.email],
    ['Country', countryNamesText],
    ['Channel', lead.isNew ? phrase : `${phrase}, existing lead`],
  ]
  await add(db, {
    kind: 'enquiry',
    leadId: lead.id,
    subjectId: lead.activityId,
    title: countryNamesText ? `New question about ${countryNamesText}` : 'New question',
    who: person.name,
    facts: facts.filter(([, value]) => value !== ''),
    quote: text,
    address: `/admin/leads/${lead.id}`,
  })
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Returns an administrator's preferences, with the default channels for types without a stored
 * choice.
 */
export async function findPreferences(
  app: FastifyInstance,
  id: string,
  db = app.db,
): Promise<NotificationPreferences> {
  const row = await db
    .selectFrom('notification_preferences')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  const stored: Record<string, Channel[]> = row ? JSON.parse(row.preferences) : {}
  const preferences = Object.fromEntries(
    Object.entries(app.notificationTypes).map(([kind, { defaultChannels }]) => [
      kind,
      stored[kind] ?? defaultChannels,
    ]),
  )
  return { preferences, quiet_from: row?.quiet_from ?? '', quiet_until: row?.quiet_until ?? '' }
}

/** Stores an administrator's preferences. Omitted types use their default channels; unknown types are dropped. */
export async function savePreferences(
  { notificationTypes }: FastifyInstance,
  db: Database,
  id: string,
  { preferences, ...quiet }: NotificationPreferences,
) {
  const known = Object.entries(preferences).filter(([kind]) => kind in notificationTypes)
  const row = { id, preferences: JSON.stringify(Object.fromEntries(known)), ...quiet }
  await db
    .insertInto('notification_preferences')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/**
 * Returns when the quiet hours end that include a moment; undefined if no quiet hours include it.
 */
function findQuietEnd(
  hours: Pick<OpeningHours, 'time_zone'>,
  { quiet_from, quiet_until }: Pick<NotificationPreferences, 'quiet_from' | 'quiet_until'>,
  at: Date,
) {
  if (quiet_from === quiet_until || !quiet_from || !quiet_until) return undefined
  const [from, until] = [toMinutes(quiet_from), toMinutes(quiet_until)]
  // Quiet hours that end after midnight started on the previous day.
  for (const daysAgo of [0, 1]) {
    const day = toOfficeDay(hours, new Date(at.getTime() - daysAgo * DAY_MS))
    const start = getMoment(hours, day, from)
    const end = getMoment(hours, day, until > from ? until : until + 24 * 60)
    if (start <= at && at < end) return end
  }
  return undefined
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Returns the names of administrators who are notified of new enquiries by a working channel. */
export async function listEnquirySubscriberNames(app: FastifyInstance) {
  const { db, services, mailer } = app
  const isMailEnabled = await mailer.isEnabled(db)
  const notificationChannels = app.notificationChannels.filter(
    ({ name }) => name !== 'mail' || isMailEnabled,
  )
  const recipients = await services.administrators.listRecipients(db)
  const permitted = recipients.filter((person) => listRights(person).includes('leads:work'))
  const reachable = await Promise.all(
    notificationChannels.map(
      async ({ name, listReachable }) => [name, await listReachable(app, permitted)] as const,
    ),
  )
  const subscribers: string[] = []
  for (const { id, username } of permitted) {
    const { preferences } = await findPreferences(app, id)
    const isSubscribed = reachable.some(
      ([name, ids]) => ids.has(id) && preferences.enquiry?.includes(name),
    )
    if (isSubscribed) subscribers.push(username)
  }
  return subscribers
}
