import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Erased } from '#app/platform/server/feature/services.ts'
import type {
  NewNotification,
  NotificationBatch,
  SummaryItem,
} from '#app/platform/server/mail/notification.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock, acquireSharedLocks } from '#database/locks.ts'
import { preparedStatement } from '#database/prepared-statements.ts'
import type { Tables } from '#database/schema/tables.ts'
import { containsText } from '#database/sql-dialect.ts'

/** The maximum number of notifications listed in a digest. */
const MAX_LISTED = 20

/** Identifies the deliveries of one notification type to one administrator through one channel. */
export interface DeliveryKey {
  administrator_id: string
  kind: string
  channel: string
}

/** Stores a notification. Returns undefined if one with the same type and key exists. */
export async function insertNotification(db: Database, notification: NewNotification) {
  const {
    kind,
    key = null,
    personId = null,
    leadId = null,
    subjectId = null,
    ...content
  } = notification
  const row = {
    id: newId(),
    kind,
    key,
    administrator_id: personId,
    lead_id: leadId,
    subject_id: subjectId,
  }
  const created_at = new Date().toISOString()
  const inserted = await db
    .insertInto('notifications')
    .values({ ...row, content: JSON.stringify(content), created_at })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returning('id')
    .modifyEnd(preparedStatement)
    .executeTakeFirst()
  return inserted?.id
}

export async function findNotification(db: Database, id: string) {
  const found = await db
    .selectFrom('notifications')
    .select(['id', 'kind', 'administrator_id', 'lead_id', 'content'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { content, ...notification } = found
  const { right }: Pick<NewNotification, 'right'> = JSON.parse(content)
  return { ...notification, right }
}

export type FoundNotification = NonNullable<Awaited<ReturnType<typeof findNotification>>>

/**
 * Takes a shared lock, so that nothing is erased until the transaction ends. Must be taken before
 * all other locks of deliveries and mails.
 */
export const lockNotifications = (db: Database) => acquireSharedLocks(db, 'notifications')

/**
 * Takes the exclusive lock for an erasure, so that nothing is delivered until the transaction ends.
 */
export const lockNotificationsExclusively = (db: Database) => acquireLock(db, 'notifications')

/** Serializes the deliveries to one administrator until the transaction ends. */
export async function lockPerson(db: Database, personId: string) {
  await lockNotifications(db)
  await acquireLock(db, 'notified_person', personId)
}

export async function hasPendingDelivery(db: Database, delivery: DeliveryKey) {
  return (
    (await selectDeliveries(db, delivery).where('delivered_at', 'is', null).limit(1).execute())
      .length > 0
  )
}

export async function addDelivery(db: Database, notification_id: string, delivery: DeliveryKey) {
  await db
    .insertInto('notification_deliveries')
    .values({ notification_id, ...delivery })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findLastDelivered(db: Database, delivery: DeliveryKey) {
  const [last] = await selectDeliveries(db, delivery)
    .where('delivered_at', 'is not', null)
    .orderBy('delivered_at', 'desc')
    .limit(1)
    .execute()
  return last?.delivered_at ?? undefined
}

/** Returns the oldest pending notifications and the number of all pending ones. */
export async function listPending(db: Database, delivery: DeliveryKey) {
  const pending = selectDeliveries(db, delivery).where('delivered_at', 'is', null)
  const { total } = await pending
    .clearSelect()
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await pending
    .innerJoin('notifications', 'notifications.id', 'notification_id')
    .clearSelect()
    .select(['notifications.lead_id', 'notifications.content', 'notifications.kind'])
    .orderBy('notifications.id')
    .limit(MAX_LISTED)
    .execute()
  const notifications = rows.map(
    ({ kind, lead_id, content }): NotificationBatch['notifications'][number] => ({
      ...JSON.parse(content),
      kind,
      leadId: lead_id ?? undefined,
    }),
  )
  return { notifications, total }
}

/**
 * Marks the pending deliveries as delivered. A notification in a mail counts as first delivered
 * only when the mail is sent.
 */
export async function markDelivered(db: Database, delivery: DeliveryKey, mail_id?: string) {
  const delivered_at = new Date().toISOString()
  const deliveredRows = await db
    .updateTable('notification_deliveries')
    .set({ delivered_at, mail_id: mail_id ?? null })
    .where('administrator_id', '=', delivery.administrator_id)
    .where('kind', '=', delivery.kind)
    .where('channel', '=', delivery.channel)
    .where('delivered_at', 'is', null)
    .returning('notification_id')
    .execute()
  if (mail_id) return
  await markFirstDelivered(
    db,
    deliveredRows.map(({ notification_id }) => notification_id),
  )
}

/** Marks the notifications of a sent mail as delivered. */
export const markMailSent = (db: Database, mailId: string) =>
  markFirstDelivered(
    db,
    db
      .selectFrom('notification_deliveries')
      .select('notification_id')
      .where('mail_id', '=', mailId),
  )

/** Sets the first delivery time of notifications that have none. */
export async function markFirstDelivered(
  db: Database,
  notifications:
    | string[]
    | SelectQueryBuilder<Tables, 'notification_deliveries', { notification_id: string }>,
) {
  await db
    .updateTable('notifications')
    .set({ first_delivered_at: new Date().toISOString() })
    .where('id', 'in', notifications)
    .where('first_delivered_at', 'is', null)
    .execute()
}

/** Deletes the pending deliveries to an administrator whose account is disabled. */
export async function deletePending(db: Database, administrator_id: string) {
  await db
    .deleteFrom('notification_deliveries')
    .where('administrator_id', '=', administrator_id)
    .where('delivered_at', 'is', null)
    .execute()
}

/** Lists the types and channels that have pending deliveries to an administrator. */
export const listPendingKeys = (db: Database, administrator_id: string): Promise<DeliveryKey[]> =>
  db
    .selectFrom('notification_deliveries')
    .select(['administrator_id', 'kind', 'channel'])
    .distinct()
    .where('administrator_id', '=', administrator_id)
    .where('delivered_at', 'is', null)
    .execute()

const selectDeliveries = (db: Database, { administrator_id, kind, channel }: DeliveryKey) =>
  db
    .selectFrom('notification_deliveries')
    .select('delivered_at')
    .where('notification_deliveries.administrator_id', '=', administrator_id)
    .where('notification_deliveries.kind', '=', kind)
    .where('channel', '=', channel)

const belongsTo =
  ({ leadIds, visitorIds }: Erased) =>
  (is: ExpressionBuilder<Tables, 'notifications'>) =>
    is.or([
      ...(leadIds.length > 0 ? [is('lead_id', 'in', leadIds)] : []),
      ...(visitorIds.length > 0 ? [is('subject_id', 'in', visitorIds)] : []),
    ])

export const eraseNotifications = (db: Database, erased: Erased) =>
  db.deleteFrom('notifications').where(belongsTo(erased)).execute()

/** Returns the IDs of the mails about these leads or visitors. */
export async function listMailsOf(db: Database, erased: Erased) {
  const rows = await db
    .selectFrom('notification_deliveries')
    .select('mail_id')
    .distinct()
    .where(
      'notification_id',
      'in',
      db.selectFrom('notifications').select('id').where(belongsTo(erased)),
    )
    .where('mail_id', 'is not', null)
    .execute()
  return rows.flatMap(({ mail_id }) => mail_id ?? [])
}

/** Makes the notifications of a mail pending again. */
export async function markUndelivered(db: Database, mailId: string) {
  await db
    .updateTable('notification_deliveries')
    .set({ delivered_at: null, mail_id: null })
    .where('mail_id', '=', mailId)
    .execute()
}

/**
 * Restarts the minimum interval between deliveries, because the mail was sent later than it was
 * queued.
 */
export async function markDeliveredNow(db: Database, mailId: string) {
  await db
    .updateTable('notification_deliveries')
    .set({ delivered_at: new Date().toISOString() })
    .where('mail_id', '=', mailId)
    .execute()
}

/**
 * Removes erased leads and visitors from daily summaries. Returns the IDs of the mails that
 * contained them. Scans all summaries, because each administrator has only a few.
 */
export async function removeFromSummaries(db: Database, { leadIds, visitorIds }: Erased) {
  const erasedIds = new Set([...leadIds, ...visitorIds])
  const isErased = ({ leadId = '', visitorId = '' }: SummaryItem) =>
    erasedIds.has(leadId) || erasedIds.has(visitorId)
  const mailIds: string[] = []
  for (const id of erasedIds) {
    const rows = await db
      .selectFrom('notifications')
      .select(['id', 'content'])
      .where('kind', '=', 'daily_summary')
      .where(containsText(db, ['content'], id))
      .execute()
    for (const { id, content } of rows) {
      const { lists = [], ...notification }: Pick<NewNotification, 'lists'> = JSON.parse(content)
      const remaining = lists.map((list) => ({
        ...list,
        items: list.items.filter((item) => !isErased(item)),
      }))
      await db
        .updateTable('notifications')
        .set({ content: JSON.stringify({ ...notification, lists: remaining }) })
        .where('id', '=', id)
        .execute()
      mailIds.push(...(await listMailIds(db, id)))
    }
  }
  return mailIds
}

async function listMailIds(db: Database, notificationId: string) {
  const rows = await db
    .selectFrom('notification_deliveries')
    .select('mail_id')
    .where('notification_id', '=', notificationId)
    .where('mail_id', 'is not', null)
    .execute()
  return rows.flatMap(({ mail_id }) => mail_id ?? [])
}
