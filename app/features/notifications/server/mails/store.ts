import type { Selectable } from 'kysely'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Mail } from '#app/platform/server/mail/mail.ts'
import type { Person } from '#app/platform/server/mail/notification.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'

type Row = Selectable<Tables['mails']>

type MailContent = Omit<Mail, 'type' | 'to' | 'subject' | 'leadId' | 'personId'>

/** The fields of a mail from which `composeMail` builds the message. */
export type MailToCompose = Pick<
  StoredMail,
  'id' | 'lead_id' | 'to_name' | 'to_address' | 'subject' | 'created_at' | 'content'
>

type StoredMail = Omit<Row, 'content'> & { content: MailContent }

const now = () => new Date().toISOString()

export async function findWaiting(db: Database, id: string): Promise<StoredMail | undefined> {
  const waiting = db.selectFrom('mails').selectAll().where('id', '=', id)
  const row = await waiting.where('state', '=', 'waiting').executeTakeFirst()
  return row && { ...row, content: JSON.parse(row.content) }
}

const RETENTION_MS = 90 * 24 * 60 * 60 * 1000
const PURGE_BATCH_SIZE = 500

/** Returns the last mail about the same lead that was sent to the same address. */
export async function findPreviousMail(db: Database, { id, lead_id, to_address }: MailToCompose) {
  if (!lead_id) return undefined
  return db
    .selectFrom('mails')
    .select('id')
    .where('lead_id', '=', lead_id)
    .where('to_address', '=', to_address)
    .where('state', '=', 'sent')
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Marks a mail that was due while no mail server was set up. */
export const holdMail = (db: Database, id: string) => update(db, id, { state: 'held' })

/** Cancels a mail. The outbox shows the `reason`. */
export const cancelMail = (db: Database, id: string, reason?: string) =>
  update(db, id, { state: 'cancelled', retry_at: null, server_response: reason || undefined })

export const markSent = (db: Database, id: string, server_response: string) =>
  update(db, id, {
    ...toAttemptColumns(server_response),
    state: 'sent',
    sent_at: now(),
    retry_at: null,
  })

/** Lists a mail that was sent without waiting in the outbox. */
export async function addSent(
  db: Database,
  { content, ...mail }: MailToCompose & Pick<Row, 'type' | 'administrator_id'>,
  server_response: string,
) {
  await db
    .insertInto('mails')
    .values({
      ...mail,
      ...toAttemptColumns(server_response),
      content: JSON.stringify(content),
      state: 'sent',
      attempts: 1,
      sent_at: now(),
    })
    .execute()
}

/** Whether a mail server has accepted a mail. */
export async function hasSent(db: Database) {
  const sent = db.selectFrom('mails').select('id').where('state', '=', 'sent').limit(1)
  return (await sent.executeTakeFirst()) !== undefined
}

/** Marks a mail as failed; it is not retried. */
export const markFailed = (db: Database, id: string, server_response: string) =>
  update(db, id, { ...toAttemptColumns(server_response), state: 'failed', retry_at: null })

/** Records a failed attempt and schedules the next one after `delay` seconds. */
export const recordAttempt = (db: Database, id: string, server_response: string, delay: number) =>
  update(db, id, {
    ...toAttemptColumns(server_response),
    retry_at: new Date(Date.now() + delay * 1000).toISOString(),
  })

const MAX_RESPONSE_LENGTH = 500
// Removes NUL, because PostgreSQL cannot store it in text.
const toAttemptColumns = (server_response: string) => ({
  server_response: server_response.replaceAll('\0', '').slice(0, MAX_RESPONSE_LENGTH),
  tried_at: now(),
})

async function update(db: Database, id: string, values: Partial<Row>) {
  await db
    .updateTable('mails')
    .set((row) => ({ ...values, attempts: values.tried_at ? row('attempts', '+', 1) : undefined }))
    .where('id', '=', id)
    .execute()
}

export async function findBounce(db: Database, address: string) {
  return db
    .selectFrom('mail_bounces')
    .select('server_response')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst()
}

export async function addBounce(db: Database, address: string, server_response: string) {
  const row = {
    address: address.toLowerCase(),
    at: now(),
    server_response: toAttemptColumns(server_response).server_response,
  }
  await db
    .insertInto('mail_bounces')
    .values(row)
    .onConflict((conflict) => conflict.column('address').doUpdateSet(row))
    .execute()
}

export async function deleteBounces(db: Database, addresses: string[]) {
  if (addresses.length === 0) return
  const normalized = addresses.map((address) => address.toLowerCase())
  await db.deleteFrom('mail_bounces').where('address', 'in', normalized).execute()
}

/** Deletes old mails and notifications with their audit entries. */
export async function purge({ db, services }: AppContext) {
  const before = new Date(Date.now() - RETENTION_MS).toISOString()
  await db
    .deleteFrom('notifications')
    .where('created_at', '<', before)
    .where((notification) =>
      notification.not(
        notification.exists(
          notification
            .selectFrom('notification_deliveries')
            .select('notification_id')
            .whereRef('notification_id', '=', 'notifications.id')
            .where('delivered_at', 'is', null),
        ),
      ),
    )
    .execute()
  while (await purgeMails(db, services, before));
}

/** Deletes one batch of old mails. Returns whether more old mails may remain. */
function purgeMails(db: Database, services: Services, before: string) {
  return db.transaction().execute(async (transaction) => {
    const old = transaction
      .selectFrom('mails')
      .select('id')
      .where('created_at', '<', before)
      .where('state', '!=', 'waiting')
      .limit(PURGE_BATCH_SIZE)
    const deleted = await transaction
      .deleteFrom('mails')
      .where('id', 'in', old)
      .returning('id')
      .execute()
    const ids = deleted.map(({ id }) => id)
    if (ids.length > 0) await services.auditLog.erase(transaction, 'mail', ids)
    return ids.length === PURGE_BATCH_SIZE
  })
}

/** Returns the IDs of the administrators whose address has not bounced. */
export async function listDeliverable(
  db: Database,
  administrators: Pick<Person, 'id' | 'email'>[],
) {
  const normalized = administrators.map(({ email }) => email.toLowerCase())
  const rows = normalized.length
    ? await db
        .selectFrom('mail_bounces')
        .select('address')
        .where('address', 'in', normalized)
        .execute()
    : []
  const bounced = new Set(rows.map(({ address }) => address))
  return new Set(
    administrators.filter(({ email }) => !bounced.has(email.toLowerCase())).map(({ id }) => id),
  )
}

/** Whether a mail of this type to this administrator is still waiting. */
export async function hasPendingMail(db: Database, personId: string, type: string) {
  const waiting = await db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'waiting')
    .where('administrator_id', '=', personId)
    .where('type', '=', type)
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}
