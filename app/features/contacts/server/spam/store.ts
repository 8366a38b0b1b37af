import { type SqlBool, sql } from 'kysely'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Database } from '#database/connect.ts'
import { type Contact, type NewContact, SpamContact } from '../../contract.ts'
import { toEnquiry } from '../enquiry.ts'
import { hasSpamState } from '../list.ts'
import { detectSpam } from './detect-spam.ts'
import { hashText } from './text-hash.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Returns why a message is spam. `isOffered` returns whether our pages prefill this text, so that
 * many visitors send it. A text that was marked as not spam is accepted.
 */
export async function findSpamReason(
  db: Database,
  sent: NewContact,
  isOffered: (text: string) => boolean,
) {
  const reason = detectSpam(sent)
  if (reason === 'hidden_field' || reason === 'link_in_name') return reason
  const { hash, isDistinctive } = hashText(sent.message)
  if (reason) return (await isTextAllowed(db, hash)) ? undefined : reason
  if (!isDistinctive || isOffered(sent.message) || !(await isSentByOthers(db, sent, hash))) {
    return undefined
  }
  return (await isTextAllowed(db, hash)) ? undefined : 'same_text'
}

/** Whether another person sent the same text within a day, deleted or not. */
async function isSentByOthers(db: Database, sent: NewContact, hash: string) {
  const { name, email, phone } = sent
  const another = await db
    .selectFrom('contacts')
    .select('id')
    .where('text_hash', '=', hash)
    .where('created_at', '>', new Date(Date.now() - DAY_MS).toISOString())
    // The same name and phone with another email is one person who corrects a typing error.
    .where(sql<SqlBool>`lower(email) <> ${email.toLowerCase()}`)
    .where((is) => is.or([is('name', '<>', name), is('phone', '<>', phone)]))
    .limit(1)
    .executeTakeFirst()
  return another !== undefined
}

async function isTextAllowed(db: Database, hash: string) {
  const allowed = await db
    .selectFrom('contacts')
    .select('id')
    .where('text_hash', '=', hash)
    .where('not_spam_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return allowed !== undefined
}

const spamColumns = Object.keys(SpamContact.properties) as (keyof SpamContact)[]

/** Finds a spam message. */
export async function findSpam(db: Database, id: string): Promise<SpamOrContact | undefined> {
  return db
    .selectFrom('contacts')
    .select(spamColumns)
    .where('id', '=', id)
    .where(hasSpamState({ isSpam: true }))
    .executeTakeFirst()
}

/** The reason is null once the message is no longer spam. */
type SpamOrContact = Contact & { spam_reason: SpamContact['spam_reason'] | null }

/** Moves a spam message to the contacts and records its enquiry. */
export async function markNotSpam(
  { db, services }: AppContext,
  contact: SpamOrContact,
): Promise<SpamOrContact> {
  const { origin, consent } = await db
    .selectFrom('contacts')
    .select(['origin', 'consent'])
    .where('id', '=', contact.id)
    .executeTakeFirstOrThrow()
  const enquiry = { ...toEnquiry(contact, { origin, consent }), notifiesOffice: true }
  const { id: lead_id } = await services.leads.recordEnquiry(db, enquiry)
  const cleared = { spam_reason: null, origin: '', consent: '' }
  await db
    .updateTable('contacts')
    .set({ ...cleared, lead_id, not_spam_at: new Date().toISOString() })
    .where('id', '=', contact.id)
    .execute()
  return { ...contact, spam_reason: null }
}

export async function countSpam(db: Database) {
  const { held: spam } = await db
    .selectFrom('contacts')
    .where(hasSpamState({ isSpam: true }))
    .select((is) => is.fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow()
  return spam
}
