import { v7 as newId } from 'uuid'
import type { Erased, Services } from '#app/platform/server/feature/services.ts'
import { addJob, deleteJobsContaining } from '#app/platform/server/jobs/store.ts'
import type { Mail, MailOutcome, MailPart } from '#app/platform/server/mail/mail.ts'
import type {
  NotificationBatch,
  NotificationChannel,
  SummaryItem,
  SummaryList,
} from '#app/platform/server/mail/notification.ts'
import type { Database } from '#database/connect.ts'
import { sendAutoReply } from '../auto-reply/auto-reply.ts'
import { resumeDelivery } from '../delivery/dispatch.ts'
import {
  eraseNotifications,
  listMailsOf,
  lockNotificationsExclusively,
  markUndelivered,
  removeFromSummaries,
} from '../delivery/store.ts'
import { localizeMail } from './localize-mail.ts'
import { sendMail } from './send-mail.ts'
import { deleteBounces, hasPendingMail, listDeliverable } from './store.ts'

/** Notifies administrators by mail. */
export const mailChannel: NotificationChannel = {
  name: 'mail',
  listReachable: ({ db }, people) => listDeliverable(db, people),
  hasPending: hasPendingMail,
  deliver(db, { person, kind, title, address, notifications, total }) {
    const [first] = notifications
    const single = total === 1 ? first : undefined
    return add(db, {
      type: kind,
      language: person.language,
      personId: person.id,
      leadId: single?.leadId,
      to: { name: person.username, address: person.email },
      subject: single?.who ? `${title}: ${single.who}` : title,
      parts: single ? composeSingle(single) : composeMany({ notifications, total }),
      action: { label: single ? 'Open' : 'View all', address },
      unsubscribe: '/admin/account#notifications',
    })
  },
}

type BatchItem = NotificationBatch['notifications'][number]

function composeSingle({ facts = [], quote = '', lists = [], title }: BatchItem): MailPart[] {
  const parts: MailPart[] = [
    ...(facts.length > 0 ? [{ facts }] : []),
    ...(quote ? [{ quote: shorten(quote, 2000) }] : []),
    ...lists.flatMap(composeList),
  ]
  return parts.length > 0 ? parts : [{ text: `${title}.` }]
}

function composeList({ title, items, total, address }: SummaryList): MailPart {
  const more = total - items.length
  const rest = more > 0 ? [{ text: `And ${more} more`, address }] : []
  return { heading: title, list: [...items.map(toListItem), ...rest] }
}

const toListItem = ({ text, address }: SummaryItem) => ({ text, address })

function composeMany({
  notifications,
  total,
}: Pick<NotificationBatch, 'notifications' | 'total'>): MailPart[] {
  const list = notifications.map(({ title, brief = title, who, quote, address }) => ({
    text: [who, brief, quote && `“${shorten(quote.replaceAll(/\s+/g, ' '), 80)}”`]
      .filter(Boolean)
      .join(' – '),
    address,
  }))
  const more = total - notifications.length
  return [{ list }, ...(more > 0 ? [{ text: `And ${more} more.` }] : [])]
}

const shorten = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()}…` : text

/** Mail services for other features. */

/** Stores a mail in the caller's transaction. The queued job sends it after the commit. */
export async function add(db: Database, mail: Mail) {
  const { type, to, subject, leadId = null, personId = null, ...content } = localizeMail(mail)
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
  // The mails of a guardian belong to the leads of students, which stay.
  const isGuardian = erased.leadIds.length === 0
  const addresses = erased.addresses.map((each) => each.toLowerCase())
  const sought = isGuardian ? erased.addresses.map((to) => JSON.stringify(to)) : erased.leadIds
  for (const text of sought) await deleteJobsContaining(db, sendAutoReply, text)
  const deleted = await db
    .deleteFrom('mails')
    .where((is) =>
      isGuardian
        ? is(is.fn('lower', ['to_address']), 'in', ['', ...erased.addresses])
        : is.or([
            is('lead_id', 'in', erased.leadIds),
            // Of the newsletter.
            is.and([
              is('lead_id', 'is', null),
              is('administrator_id', 'is', null),
              is(is.fn('lower', ['to_address']), 'in', ['', ...addresses]),
            ]),
          ]),
    )
    .returning('id')
    .execute()
  const ids = [...deleted.map(({ id }) => id), ...mailIds]
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
  // The subject of a mail about one enquiry names the person.
  await db
    .updateTable('mails')
    .set((is) => ({ content, subject: is.ref('type') }))
    .where('id', 'in', mailIds)
    .execute()
}
