import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import { v7 as newId } from 'uuid'
import type { NewNotification, NotificationBatch } from '#app/base/server/notification.ts'
import type { Erased } from '#app/base/server/services.ts'
import type { Database } from '#database/connect.ts'
import { lock, lockShared } from '#database/differences.ts'
import { often } from '#database/often.ts'
import type { Tables } from '#database/tables.ts'

/** What a telling names one by one. */
const MAX_LISTED = 20

/** Of one kind, to one person, by one channel. */
export interface DeliveryKey {
  person_id: string
  kind: string
  channel: string
}

/** Keeps a notice; undefined: there is one of this key already. */
export async function insertNotification(db: Database, notification: NewNotification) {
  const {
    kind,
    key = null,
    personId = null,
    leadId = null,
    aboutId = null,
    ...content
  } = notification
  const row = { id: newId(), kind, key, person_id: personId, lead_id: leadId, about_id: aboutId }
  const created_at = new Date().toISOString()
  const added = await db
    .insertInto('notices')
    .values({ ...row, content: JSON.stringify(content), created_at })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .returning('id')
    .modifyEnd(often)
    .executeTakeFirst()
  return added?.id
}

export async function findNotification(db: Database, id: string) {
  const found = await db
    .selectFrom('notices')
    .select(['id', 'kind', 'person_id', 'lead_id', 'content'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { content, ...notification } = found
  const { right }: Pick<NewNotification, 'right'> = JSON.parse(content)
  return { ...notification, right }
}

export type FoundNotification = NonNullable<Awaited<ReturnType<typeof findNotification>>>

const NAME = 'notices'

/**
 * Nobody is erased from what is told until the transaction ends: neither written of once they are
 * gone, nor waited for by whoever they wait for. Comes before all other locks of tellings and mails.
 */
export const lockNotifications = (db: Database) => lockShared(db, NAME)

/** Nobody is told anything until the transaction ends. */
export const lockNotificationsExclusively = (db: Database) => lock(db, NAME)

/** Nobody else gathers for this person until the transaction ends. */
export async function lockPerson(db: Database, personId: string) {
  await lockNotifications(db)
  await lock(db, `${NAME} ${personId}`)
}

/** Whether something waits already to be told. */
export async function hasPendingDelivery(db: Database, delivery: DeliveryKey) {
  return (
    (await selectDeliveries(db, delivery).where('told_at', 'is', null).limit(1).execute()).length >
    0
  )
}

export async function addDelivery(db: Database, notice_id: string, delivery: DeliveryKey) {
  await db
    .insertInto('notice_tellings')
    .values({ notice_id, ...delivery })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** When they were told last. */
export async function findLastDelivered(db: Database, delivery: DeliveryKey) {
  const [last] = await selectDeliveries(db, delivery)
    .where('told_at', 'is not', null)
    .orderBy('told_at', 'desc')
    .limit(1)
    .execute()
  return last?.told_at ?? undefined
}

/** What waits to be told: the oldest ones, and of how many. */
export async function listPending(db: Database, delivery: DeliveryKey) {
  const pending = selectDeliveries(db, delivery).where('told_at', 'is', null)
  const { total } = await pending
    .clearSelect()
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await pending
    .innerJoin('notices', 'notices.id', 'notice_id')
    .clearSelect()
    .select(['notices.lead_id', 'notices.content', 'notices.kind'])
    .orderBy('notices.id')
    .limit(MAX_LISTED)
    .execute()
  const notifications = rows.map(
    ({ kind, lead_id, content }): NotificationBatch['notifications'][number] => ({
      ...JSON.parse(content),
      ...{ kind, leadId: lead_id ?? undefined },
    }),
  )
  return { notifications, total }
}

/** What is told by a mail is told for good when that has left. */
export async function markDelivered(db: Database, delivery: DeliveryKey, mail_id?: string) {
  const told_at = new Date().toISOString()
  const deliveredRows = await db
    .updateTable('notice_tellings')
    .set({ told_at, mail_id: mail_id ?? null })
    .where('person_id', '=', delivery.person_id)
    .where('kind', '=', delivery.kind)
    .where('channel', '=', delivery.channel)
    .where('told_at', 'is', null)
    .returning('notice_id')
    .execute()
  if (mail_id) return
  await markFirstDelivered(
    db,
    deliveredRows.map(({ notice_id }) => notice_id),
  )
}

/** A mail has left: what it says was told for good. */
export const markMailSent = (db: Database, mailId: string) =>
  markFirstDelivered(
    db,
    db.selectFrom('notice_tellings').select('notice_id').where('mail_id', '=', mailId),
  )

/** From now on they were told, unless they were before. */
export async function markFirstDelivered(
  db: Database,
  notifications: string[] | SelectQueryBuilder<Tables, 'notice_tellings', { notice_id: string }>,
) {
  await db
    .updateTable('notices')
    .set({ first_told_at: new Date().toISOString() })
    .where('id', 'in', notifications)
    .where('first_told_at', 'is', null)
    .execute()
}

/** Who may not sign in any more is told nothing. */
export async function deletePending(db: Database, person_id: string) {
  await db
    .deleteFrom('notice_tellings')
    .where('person_id', '=', person_id)
    .where('told_at', 'is', null)
    .execute()
}

/** What waits for this person, by kind and channel. */
export const listPendingKeys = (db: Database, person_id: string): Promise<DeliveryKey[]> =>
  db
    .selectFrom('notice_tellings')
    .select(['person_id', 'kind', 'channel'])
    .distinct()
    .where('person_id', '=', person_id)
    .where('told_at', 'is', null)
    .execute()

const selectDeliveries = (db: Database, { person_id, kind, channel }: DeliveryKey) =>
  db
    .selectFrom('notice_tellings')
    .select('told_at')
    .where('notice_tellings.person_id', '=', person_id)
    .where('notice_tellings.kind', '=', kind)
    .where('channel', '=', channel)

const belongsTo =
  ({ leadIds, visitorIds }: Erased) =>
  (is: ExpressionBuilder<Tables, 'notices'>) =>
    is.or([
      is('lead_id', 'in', leadIds),
      ...(visitorIds.length > 0 ? [is('about_id', 'in', visitorIds)] : []),
    ])

/** Forgets what people were to be told of them. */
export const eraseNotifications = (db: Database, erased: Erased) =>
  db.deleteFrom('notices').where(belongsTo(erased)).execute()

/** The mails by which they were told of, with others or alone. */
export async function listMailsOf(db: Database, erased: Erased) {
  const rows = await db
    .selectFrom('notice_tellings')
    .select('mail_id')
    .distinct()
    .where('notice_id', 'in', db.selectFrom('notices').select('id').where(belongsTo(erased)))
    .where('mail_id', 'is not', null)
    .execute()
  return rows.flatMap(({ mail_id }) => mail_id ?? [])
}

/** What was told by this mail is to be told still. */
export async function markUndelivered(db: Database, mailId: string) {
  await db
    .updateTable('notice_tellings')
    .set({ told_at: null, mail_id: null })
    .where('mail_id', '=', mailId)
    .execute()
}

/** What this mail says counts as told from now on: it was held up. */
export async function markDeliveredNow(db: Database, mailId: string) {
  await db
    .updateTable('notice_tellings')
    .set({ told_at: new Date().toISOString() })
    .where('mail_id', '=', mailId)
    .execute()
}
