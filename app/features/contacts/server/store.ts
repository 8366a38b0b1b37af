import { type Expression, type SqlBool, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { defaultLanguage } from '#app/contract/languages.ts'
import { restorableSince } from '#app/platform/server/audit/restorable.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import { readSentOrigin } from '#app/platform/server/http/origin.ts'
import { toPhoneticText } from '#app/platform/server/text/name-spelling.ts'
import type { Database } from '#database/connect.ts'
import { findCountryCode } from '#database/country-code.ts'
import { acquireLocks } from '#database/locks.ts'
import { preparedStatement } from '#database/prepared-statements.ts'
import { toSearchText } from '#database/sql-dialect.ts'
import {
  Contact,
  type NewContact,
  SpamContact,
  type SpamReason,
  searchedFields,
  type UnseenContacts,
} from '../contract.ts'
import { detectSpam, hashText, type SentText } from './detect-spam.ts'
import { hasSpamState } from './list.ts'

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS
const PURGE_BATCH_SIZE = 500
const contactColumns = Object.keys(Contact.properties) as (keyof Contact)[]
const timeAgo = (ms: number) => new Date(Date.now() - ms).toISOString()

/**
 * Stores a contact with its lead. Returns the existing contact if the same was sent within 10
 * minutes. A contact with a spam reason gets no lead.
 */
export async function add(
  { db, services }: AppContext,
  sent: NewContact,
  findSpamReason: FindSpamReason,
) {
  const fields = readFields(sent)
  const { hash: text_hash } = hashText(fields.message)
  return db.transaction().execute(async (transaction) => {
    await acquireLocks(transaction, 'contact', [fields.email, `text ${text_hash}`])
    const existing = await findSame(transaction, fields)
    if (existing) return { contact: existing, isNew: false }
    const contact = { ...fields, id: newId(), created_at: new Date().toISOString() }
    const spam_reason = await findSpamReason(transaction)
    const { origin, consent } = sent
    const enquiry = { ...toEnquiry(contact, sent), notifiesOffice: true }
    const leadOrSpam = spam_reason
      ? { spam_reason, origin, consent }
      : { lead_id: (await services.leads.recordEnquiry(transaction, enquiry)).id }
    await transaction
      .insertInto('contacts')
      .values({ ...toRow(contact), text_hash, ...leadOrSpam })
      .modifyEnd(preparedStatement)
      .execute()
    return { contact, isNew: true, spam_reason }
  })
}

type FindSpamReason = (transaction: Database) => Promise<SpamReason | undefined>

type Fields = Omit<Contact, 'id' | 'created_at'>

/** Returns all fields; missing ones are '', and the language is English. */
function readFields(sent: Partial<Contact>): Fields {
  const names = contactColumns.filter(
    (name): name is keyof Fields => name !== 'id' && name !== 'created_at',
  )
  return Object.fromEntries(
    names.map((name) => [name, sent[name] ?? (name === 'language' ? defaultLanguage : '')]),
  ) as Fields
}

/** Converts a submission to a row. */
export function toRow({
  id,
  created_at,
  ...sent
}: Omit<NewContact, 'language'> & Pick<Contact, 'id' | 'created_at'> & Partial<Contact>) {
  const contact: Contact = { ...readFields(sent), id, created_at }
  return { ...contact, deleted_at: null, ...toSearchFields(contact) }
}

export const toSearchFields = (contact: Pick<Contact, (typeof searchedFields)[number]>) => ({
  search_text: toSearchText(
    ...searchedFields.map((name) => contact[name]),
    toPhoneticText(contact.name),
  ),
})

async function findSame(db: Database, fields: Fields) {
  return db
    .selectFrom('contacts')
    .select(contactColumns)
    .where((is) => is.and(fields))
    .where('created_at', '>', timeAgo(10 * MINUTE_MS))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Finds a contact, including spam, that is not deleted. */
export async function find(db: Database, id: string): Promise<Contact | undefined> {
  return db
    .selectFrom('contacts')
    .select(contactColumns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function readUnseen(db: Database): Promise<UnseenContacts> {
  const listed = db.selectFrom('contacts').where(hasSpamState({ isSpam: false }))
  const [unseen, spam, newest] = await Promise.all([
    countUnseen(db),
    countSpam(db),
    listed.select('id').orderBy('id', 'desc').limit(1).executeTakeFirst(),
  ])
  return { unseen, spam, newest: newest?.id ?? '' }
}

export async function countUnseen(db: Database) {
  const { unseen } = await db
    .selectFrom('contacts')
    .where(hasSpamState({ isSpam: false }))
    .where('seen_at', 'is', null)
    .select((is) => is.fn.countAll<number>().as('unseen'))
    .executeTakeFirstOrThrow()
  return unseen
}

/** Sets the time of the first view. */
export async function markSeen(db: Database, ids: string[]) {
  if (ids.length === 0) return
  await db
    .updateTable('contacts')
    .set({ seen_at: new Date().toISOString() })
    .where('id', 'in', ids)
    .where('seen_at', 'is', null)
    // A message that leaves spam counts as unseen.
    .where('spam_reason', 'is', null)
    .execute()
}

/** Soft-deletes a contact. */
export async function remove(db: Database, id: string) {
  await db
    .updateTable('contacts')
    .set({ deleted_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
  return undefined
}

/** Restores a contact that was deleted within the last 30 days. */
export async function restore(db: Database, id: string): Promise<Contact | undefined> {
  return db
    .updateTable('contacts')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .returning(contactColumns)
    .executeTakeFirst()
}

/** Erases contacts that were deleted more than 30 days ago, and their values in the audit log. */
export async function purge(context: AppContext) {
  while (await purgeSome(context));
}

/** Erases one batch. Returns whether there may be more. */
function purgeSome({ db, services }: AppContext) {
  return db.transaction().execute(async (transaction) => {
    const old = transaction
      .selectFrom('contacts')
      .select('id')
      .where('deleted_at', '<', restorableSince())
      .limit(PURGE_BATCH_SIZE)
    const purged = await transaction
      .deleteFrom('contacts')
      .where('id', 'in', old)
      .returning('id')
      .execute()
    const ids = purged.map(({ id }) => id)
    if (ids.length > 0) await services.auditLog.erase(transaction, 'contact', ids)
    return ids.length === PURGE_BATCH_SIZE
  })
}

/**
 * Returns why a message is spam. `isOffered` returns whether our pages prefill this text, so that
 * many visitors send it. A text that was marked as not spam is accepted.
 */
export async function findSpamReason(
  { services }: Pick<AppContext, 'services'>,
  db: Database,
  sent: SentText,
  isOffered: (text: string) => boolean,
) {
  const reason = detectSpam(sent)
  if (reason === 'hidden_field' || reason === 'link_in_name') return reason
  const { hash, isDistinctive } = hashText(sent.message)
  const isAllowed = async () =>
    (await hasText(db, hash, wasAllowed)) || services.formAnswers.hasText(db, hash, wasAllowed)
  if (reason) return (await isAllowed()) ? undefined : reason
  if (!isDistinctive || isOffered(sent.message)) return undefined
  const isOther = isOfOthers(sent)
  const isSentByOthers =
    (await hasText(db, hash, isOther)) || (await services.formAnswers.hasText(db, hash, isOther))
  return isSentByOthers && !(await isAllowed()) ? 'same_text' : undefined
}

/** Condition on contacts or answers of forms: another person sent them within the last day. */
const isOfOthers = ({ name, email, phone }: SentText) =>
  // The same name and phone with another email is one person who corrects a typing error.
  sql<SqlBool>`created_at > ${timeAgo(DAY_MS)} and lower(email) <> ${email.toLowerCase()}
    and (name <> ${name} or phone <> ${phone})`

const wasAllowed = sql<SqlBool>`not_spam_at is not null`

/** Whether there is a contact, deleted or not, with this text. */
async function hasText(db: Database, hash: string, condition: Expression<SqlBool>) {
  const found = await db
    .selectFrom('contacts')
    .select('id')
    .where('text_hash', '=', hash)
    .where(condition)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
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

/** Links the contact of an enquiry to the lead to which the enquiry has moved. */
export async function moveToLead(
  db: Database,
  { from, to, at }: Record<'from' | 'to' | 'at', string>,
) {
  await db
    .updateTable('contacts')
    .set({ lead_id: to })
    .where('lead_id', '=', from)
    .where('created_at', '=', at)
    .execute()
}

export async function countSpam(db: Database) {
  const { held: spam } = await db
    .selectFrom('contacts')
    .where(hasSpamState({ isSpam: true }))
    .select((is) => is.fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow()
  return spam
}

/** Converts a contact message to an enquiry of its lead. */
function toEnquiry(
  contact: Contact,
  { origin, consent }: Pick<NewContact, 'origin' | 'consent'> = {},
): Enquiry {
  const { name, email, phone, country, message: text, language, created_at: at } = contact
  const code = findCountryCode(country)
  return {
    channel: 'form',
    person: { name, email, phone },
    countries: code ? [code] : [],
    language,
    text,
    at,
    origin: readSentOrigin(origin),
    consent,
  }
}
