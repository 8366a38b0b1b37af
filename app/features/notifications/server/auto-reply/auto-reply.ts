import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { Id, Timestamp } from '#app/contract/common.ts'
import { fillIn } from '#app/contract/fill-in.ts'
import { defaultLanguage } from '#app/contract/languages.ts'
import { findWord } from '#app/contract/office-words.ts'
import { formatHours, mainBranch } from '#app/features/office/contract.ts'
import { formatReplyDay } from '#app/features/office/hours-contract.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { Mail } from '#app/platform/server/mail/mail.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { AUTO_REPLY_HOURS, type MailSettings } from '../../contract.ts'
import { mailWordsIn } from '../mails/mail-words.ts'
import { findBounce } from '../mails/store.ts'

/**
 * The maximum age of a question. After that, a counsellor may have replied already, and an
 * automatic reply would confuse the student (docs/jobs-and-mail.md).
 */
const MAX_AGE_MS = AUTO_REPLY_HOURS * 60 * 60 * 1000

const AutoReplyPayload = Type.Object({
  lead_id: Id,
  address: Type.String(),
  /** ISO 3166-1 alpha-2 codes. */
  countries: Type.Array(Type.String()),
  /** The language of the visitor's page; English without it. */
  language: Type.Optional(Type.String()),
  /** When the visitor sent the question. */
  at: Timestamp,
})

/**
 * Confirms that a question was received and states by when it is answered. The address is not
 * verified, so the mail repeats nothing that the visitor typed, and the number of mails is limited
 * by address and in total.
 */
export const sendAutoReply = defineJob({
  name: 'send-auto-reply',
  title: 'Send an automatic reply',
  payload: AutoReplyPayload,
  concurrency: 1,
  async run({ app, payload, end }) {
    const { db, services, mailer } = app
    if (expiryOf(payload) < new Date().toISOString()) return
    if (!(await mailer.isEnabled(db)) || !(await findMailSettings(db)).sends_auto_reply) return
    // The lead has been erased.
    if ((await services.leads.listNames(db, [payload.lead_id])).size === 0) return
    if (await findBounce(db, payload.address)) return
    const mail = await composeAutoReply(app, payload)
    await end(async (db) => {
      await acquireLock(db, 'auto_replies')
      // Erased since.
      if ((await services.leads.lockExisting(db, [payload.lead_id])).size === 0) return
      if (!(await isWithinLimits({ db, keyedHash: app.keyedHash }, payload.address))) return
      await recordAutoReply({ db, keyedHash: app.keyedHash }, payload.address)
      const id = await services.mails.add(db, mail)
      await services.leads.recordMail(db, {
        leadId: payload.lead_id,
        mailId: id,
        subject: mail.subject,
      })
    })
  },
})

/**
 * Queues an automatic reply in the transaction that stores the question. Does nothing without an
 * email address, or if the person gets another confirmation.
 */
export async function queueAutoReply(
  db: Database,
  { channel, person: { email: address }, countries, language, at, isConfirmed }: Enquiry,
  { id: lead_id }: { id: string },
) {
  if (!address || isConfirmed || (channel !== 'form' && channel !== 'chat')) return
  await addJob(db, sendAutoReply, { payload: { lead_id, address, countries, language, at } })
}

const expiryOf = ({ at }: Static<typeof AutoReplyPayload>) =>
  new Date(Date.parse(at) + MAX_AGE_MS).toISOString()

async function composeAutoReply(
  { db, office, services }: FastifyInstance,
  payload: Static<typeof AutoReplyPayload>,
): Promise<Mail> {
  const { lead_id: leadId, address, countries, language = defaultLanguage } = payload
  const words = mailWordsIn(language)
  const translate = await services.textTranslations.loadTranslate(db, words.language)
  const profile = services.office.translate(await office.read(), translate)
  const { phone, email } = profile
  const { text: replyBy } = findWord(profile.words, words.language, 'mail_reply_by')
  // Counts from the time of the question, so that the mail states the same day as the screen after
  // sending, even if the mail is sent later.
  const askedAt = new Date(payload.at)
  const facts: [string, string][] = [
    [words.phone, phone],
    [words.address, mainBranch(profile).address],
    [words.hours, formatHours(profile.week, words.language)],
  ]
  return {
    type: 'Automatic reply',
    leadId,
    language: words.language,
    isAutomatic: true,
    replyTo: email,
    to: { name: '', address },
    subject: words.receivedSubject,
    parts: [
      { text: words.describeReceipt(countries) },
      { text: fillIn(replyBy, { day: formatReplyDay(profile, askedAt, words.dateLanguage) }) },
      { text: words.addToQuestion },
      { facts: facts.filter(([, value]) => value !== '') },
      { text: words.wrongAddress },
    ],
    expiresAt: expiryOf(payload),
  }
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/**
 * The limits for all addresses together. They are higher than the number of genuine questions that
 * an office gets.
 */
export const MAX_PER_HOUR = 60
export const MAX_PER_DAY = 300

type LimitContext = Pick<FastifyInstance, 'db' | 'keyedHash'>

/** Whether another automatic reply may be sent to this address. */
async function isWithinLimits({ db, keyedHash }: LimitContext, address: string) {
  const since = (ms: number) => new Date(Date.now() - ms).toISOString()
  const {
    day,
    hour,
    to_address: toAddress,
  } = await db
    .selectFrom('auto_replies')
    .where('at', '>', since(DAY_MS))
    .select((is) => [
      is.fn.countAll<number>().as('day'),
      is.fn.count<number>(is.case().when('at', '>', since(HOUR_MS)).then(1).end()).as('hour'),
      is.fn
        .count<number>(
          is.case().when('address_key', '=', hashAddress(keyedHash, address)).then(1).end(),
        )
        .as('to_address'),
    ])
    .executeTakeFirstOrThrow()
  return Number(toAddress) === 0 && Number(hour) < MAX_PER_HOUR && Number(day) < MAX_PER_DAY
}

async function recordAutoReply({ db, keyedHash }: LimitContext, address: string) {
  const row = { address_key: hashAddress(keyedHash, address), at: new Date().toISOString() }
  await db
    .insertInto('auto_replies')
    .values(row)
    .onConflict((conflict) => conflict.column('address_key').doUpdateSet(row))
    .execute()
}

export async function deleteOldAutoReplies(db: LimitContext['db']) {
  const before = new Date(Date.now() - DAY_MS).toISOString()
  await db.deleteFrom('auto_replies').where('at', '<', before).execute()
}

/**
 * Hashes the address, so that the address itself is not stored. Aliases of one mailbox get the same
 * key: "a.b+1@…" and "ab@…".
 */
function hashAddress(keyedHash: LimitContext['keyedHash'], address: string) {
  const [name = '', host = ''] = address
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .split(/@(?!.*@)/)
  return keyedHash(`acknowledgement ${name.replace(/\+.*$/, '').replaceAll('.', '')}@${host}`)
}

const ID = 'mail'

/** Automatic replies are on by default. */
export async function findMailSettings(db: Database): Promise<MailSettings> {
  const row = await db
    .selectFrom('mail_settings')
    .select('sends_auto_reply')
    .where('id', '=', ID)
    .executeTakeFirst()
  return { sends_auto_reply: row?.sends_auto_reply !== 0 }
}

export async function saveMailSettings(db: Database, { sends_auto_reply }: MailSettings) {
  const row = { id: ID, sends_auto_reply: sends_auto_reply ? 1 : 0 }
  await db
    .insertInto('mail_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
