import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import { addLanguagePrefix, defaultLanguage, type Language } from '#app/contract/languages.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import { TooManyRequests } from '#app/platform/server/http/errors.ts'
import { deriveMailSecret } from '#app/platform/server/mail/mail.ts'
import type { Database } from '#database/connect.ts'
import { lockRows } from '#database/locks.ts'
import type { Tables } from '#database/schema/tables.ts'
import { searchTextContains } from '#database/sql-dialect.ts'
import {
  type ListedSubscriber,
  MAX_MAILS,
  MAX_UNCONFIRMED_DAYS,
  type NewSubscriber,
  type NewsletterStatus,
  type Subscriber,
  type SubscriberQuery,
} from '../contract.ts'
import { subscribing } from '../subscribing-contract.ts'
import { wordsIn } from './words-in.ts'

type Row = Selectable<Tables['newsletter_subscribers']>

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** For all addresses together; more than genuine visitors ask for. */
const MAILS_PER_HOUR = 200
/** An address gets at most one confirmation mail in this time. */
const MAIL_INTERVAL_MS = 10 * MINUTE_MS

const timeAgo = (ms: number) => new Date(Date.now() - ms).toISOString()

const ID = 'newsletter'

export async function isOn(db: Database) {
  const row = await db
    .selectFrom('newsletter_settings')
    .select('is_on')
    .where('id', '=', ID)
    .executeTakeFirst()
  return row?.is_on === 1
}

export async function setOn(db: Database, on: boolean) {
  const is_on = Number(on)
  await db
    .insertInto('newsletter_settings')
    .values({ id: ID, is_on })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ is_on }))
    .execute()
}

export async function readStatus({
  db,
  mailer,
}: Pick<FastifyInstance, 'db' | 'mailer'>): Promise<NewsletterStatus> {
  const [on, has_mail, counts] = await Promise.all([
    isOn(db),
    mailer.isEnabled(db),
    db
      .selectFrom('newsletter_subscribers')
      .select((is) => [
        is.fn.countAll<number>().as('all'),
        is.fn.count<number>('confirmed_at').as('confirmed'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  const confirmed = Number(counts.confirmed)
  return { is_on: on, has_mail, confirmed, unconfirmed: Number(counts.all) - confirmed }
}

/**
 * Stores a subscription and sends its confirmation mail. Does nothing for confirmed addresses and
 * for those that got a mail a few minutes ago, or all mails of their subscription.
 */
export async function subscribe(app: FastifyInstance, sent: NewSubscriber) {
  const email = sent.email.toLowerCase()
  const { language = defaultLanguage, page = '', consent = '' } = sent
  await app.db.transaction().execute(async (db) => {
    await lockRows(db, 'newsletter_subscriber', [email])
    await refuseFlood(app, db)
    const existing = await db
      .selectFrom('newsletter_subscribers')
      .select(['confirmed_at', 'mailed_at', 'mail_count', 'salt'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (existing && !canMail(existing)) return
    const mailed_at = new Date().toISOString()
    const mail_count = (existing?.mail_count ?? 0) + 1
    const given = { language, page, consent, mailed_at, mail_count }
    const salt = existing?.salt ?? randomBytes(16).toString('base64url')
    if (existing)
      await db.updateTable('newsletter_subscribers').set(given).where('email', '=', email).execute()
    else
      await db
        .insertInto('newsletter_subscribers')
        .values({
          ...given,
          id: newId(),
          email,
          salt,
          token_hash: hash(deriveMailSecret(app, salt)),
          created_at: mailed_at,
        })
        .execute()
    await app.services.mails.add(db, writeMail({ email, language, salt }))
  })
}

const canMail = ({ confirmed_at, mailed_at, mail_count }: Mailed) =>
  !confirmed_at && mail_count < MAX_MAILS && mailed_at <= timeAgo(MAIL_INTERVAL_MS)

type Mailed = Pick<Row, 'confirmed_at' | 'mailed_at' | 'mail_count'>

/**
 * Others cannot use the form to send mails to many people. The refusal is the same for every address.
 * Also counts the earlier mails of an address that got one in this hour.
 */
async function refuseFlood({ limits }: FastifyInstance, db: Database) {
  const { mails } = await db
    .selectFrom('newsletter_subscribers')
    .where('mailed_at', '>', timeAgo(HOUR_MS))
    .select((is) => is.fn.sum<number | null>('mail_count').as('mails'))
    .executeTakeFirstOrThrow()
  if (Number(mails) >= limits.scaled(MAILS_PER_HOUR)) throw new TooManyRequests(HOUR_MS / 1000)
}

function writeMail({ email, language, salt }: { email: string; language: Language; salt: string }) {
  const words = wordsIn(language)
  const address = `${addLanguagePrefix(words.language, subscribing.path)}?link=`
  return {
    type: 'Newsletter confirmation',
    language: words.language,
    isAutomatic: true,
    to: { name: '', address: email },
    subject: words.confirmSubject,
    parts: [{ text: words.confirmText(MAX_UNCONFIRMED_DAYS) }, { text: words.ignoreMail }],
    action: { label: words.openLink, address, salt },
  }
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Finds a subscription by its secret link; unconfirmed ones only as long as the link is valid. */
export async function findByToken(db: Database, token: string) {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'confirmed_at'])
    .where('token_hash', '=', hash(token))
    .where((is) =>
      is.or([is('confirmed_at', 'is not', null), is('mailed_at', '>', oldestUnconfirmed())]),
    )
    .executeTakeFirst()
}

const oldestUnconfirmed = () => timeAgo(MAX_UNCONFIRMED_DAYS * DAY_MS)

/** Confirms a subscription; a confirmed one keeps its time. Returns whether there is one. */
export async function confirm(db: Database, token: string) {
  const found = await findByToken(db, token)
  if (!found) return false
  await db
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at: new Date().toISOString() })
    .where('id', '=', found.id)
    .where('confirmed_at', 'is', null)
    .execute()
  return true
}

export async function unsubscribe(db: Database, token: string) {
  await db.deleteFrom('newsletter_subscribers').where('token_hash', '=', hash(token)).execute()
}

/** Returns a page of subscribers, newest first, and the number of matches. */
export async function list(app: FastifyInstance, query: SubscriberQuery) {
  const { limit = 1000, offset = 0, before, state, q, with_links } = query
  const { db, mailer } = app
  let matching = db.selectFrom('newsletter_subscribers')
  if (state)
    matching = matching.where('confirmed_at', state === 'confirmed' ? 'is not' : 'is', null)
  if (q) matching = matching.where(searchTextContains(db, 'email', q))
  const rest = before ? matching.where('id', '<', before.toLowerCase()) : matching
  const [{ total }, rows] = await Promise.all([
    matching.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    rest.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
  ])
  const toListed = (row: Row): ListedSubscriber => {
    const subscriber = toSubscriber(row)
    if (!with_links) return subscriber
    const path = addLanguagePrefix(wordsIn(row.language).language, subscribing.path)
    const unsubscribe_url = `${mailer.publicUrl}${path}?link=${deriveMailSecret(app, row.salt)}`
    return { ...subscriber, unsubscribe_url }
  }
  return { subscribers: rows.map(toListed), total: Number(total) }
}

const toSubscriber = (row: Row): Subscriber => ({
  id: row.id,
  email: row.email,
  state: row.confirmed_at ? 'confirmed' : 'unconfirmed',
  language: row.language as Language,
  page: row.page,
  consent: row.consent,
  created_at: row.created_at,
  confirmed_at: row.confirmed_at,
})

/** Deletes a subscriber. Returns whether there was one. */
export async function remove(db: Database, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** Deletes subscriptions that were not confirmed in time. */
export async function purge({ db }: AppContext) {
  await db
    .deleteFrom('newsletter_subscribers')
    .where('confirmed_at', 'is', null)
    .where('mailed_at', '<', oldestUnconfirmed())
    .execute()
}

const toLowerCase = (addresses: string[]) => addresses.map((each) => each.toLowerCase())

/** Returns the subscriptions of a person. */
export async function listByAddresses(db: Database, addresses: string[]) {
  if (addresses.length === 0) return []
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email', 'in', toLowerCase(addresses))
    .orderBy('id')
    .execute()
  return rows.map(toSubscriber)
}

/** Permanently deletes the subscriptions of a person, with their audit log values. */
export async function erase(db: Database, services: Services, addresses: string[]) {
  if (addresses.length === 0) return
  const erased = await db
    .deleteFrom('newsletter_subscribers')
    .where('email', 'in', toLowerCase(addresses))
    .returning('id')
    .execute()
  const ids = erased.map(({ id }) => id)
  if (ids.length > 0) await services.auditLog.erase(db, 'newsletter_subscriber', ids)
}
