import { v7 as newId } from 'uuid'
import type { Erased, Services } from '#app/platform/server/feature/services.ts'
import { addJob, deleteJobsContaining } from '#app/platform/server/jobs/store.ts'
import type { Mail, MailOutcome } from '#app/platform/server/mail/mail.ts'
import type { Database } from '#database/connect.ts'
import { sendAutoReply } from '../auto-reply/auto-reply.ts'
import { resumeDelivery } from '../delivery/dispatch.ts'
import { removeFromSummaries } from '../delivery/remove-from-summaries.ts'
import {
  eraseNotifications,
  listMailsOf,
  lockNotificationsExclusively,
  markUndelivered,
} from '../delivery/store.ts'
import { sendMail } from './send-mail.ts'
import { deleteBounces } from './store.ts'

/** Mail services for other features. */

/** Stores a mail in the caller's transaction. The queued job sends it after the commit. */
export async function add(db: Database, mail: Mail) {
  const { type, to, subject, leadId = null, personId = null, ...content } = mail
  const id = newId()
  await db
    .insertInto('mails')
    .values({
      id,
      type,
      lead_id: leadId,
      administrator_id: personId,
      to_name: toSingleLine(to.name),
      to_address: to.address,
      subject: toSingleLine(subject),
      content: JSON.stringify(content),
      state: 'waiting',
      created_at: new Date().toISOString(),
    })
    .execute()
  await addJob(db, sendMail, { payload: { mail_id: id }, key: id, subject: type })
  return id
}

/** Replaces control characters, because a name typed by a visitor must not add a mail header. */
const toSingleLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim()

/** Returns the outcomes of these mails, keyed by mail ID. */
export async function listOutcomes(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, MailOutcome>()
  const rows = await db
    .selectFrom('mails')
    .select(['id', 'state', 'sent_at', 'server_response'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...outcome }) => [id, outcome as MailOutcome]))
}

/**
 * Deletes mails and notifications about these leads, and the bounce records of their addresses.
 */
export async function erase(db: Database, services: Services, erased: Erased) {
  await lockNotificationsExclusively(db)
  const mailIds = [...(await listMailsOf(db, erased)), ...(await removeFromSummaries(db, erased))]
  await eraseNotifications(db, erased)
  for (const leadId of erased.leadIds) await deleteJobsContaining(db, sendAutoReply, leadId)
  const deleted = await db
    .deleteFrom('mails')
    .where('lead_id', 'in', erased.leadIds)
    .returning('id')
    .execute()
  const ids = deleted.map(({ id }) => id)
  if (ids.length > 0) await services.auditLog.erase(db, 'mail', ids)
  await deleteBounces(db, erased.addresses)
  if (mailIds.length === 0) return
  // A waiting mail may also contain other people, so it is deleted, and its notifications are sent
  // again without the erased person.
  const waiting = await db
    .deleteFrom('mails')
    .where('id', 'in', mailIds)
    .where('state', '=', 'waiting')
    .returning(['id', 'administrator_id'])
    .execute()
  for (const mail of waiting) {
    await markUndelivered(db, mail.id)
    await resumeDelivery(db, mail)
  }
  const content = JSON.stringify({ parts: [] })
  await db.updateTable('mails').set({ content }).where('id', 'in', mailIds).execute()
}
