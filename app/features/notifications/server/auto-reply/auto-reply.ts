import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { Id, Timestamp } from '#app/contract/common.ts'
import { formatHours, mainBranch } from '#app/features/office/contract.ts'
import { formatReplyDay } from '#app/features/office/hours-contract.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { Mail } from '#app/platform/server/mail/mail.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/sql-dialect.ts'
import { AUTO_REPLY_HOURS } from '../../contract.ts'
import * as words from '../../mail-texts.ts'
import { findBounce } from '../mails/store.ts'
import { isWithinLimits, recordAutoReply } from './limits.ts'
import { findMailSettings } from './settings.ts'

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
    if (!mailer.serverAddress || !(await findMailSettings(db)).sends_auto_reply) return
    // The lead has been erased.
    if ((await services.leads.listNames(db, [payload.lead_id])).size === 0) return
    if (await findBounce(db, payload.address)) return
    const mail = await composeAutoReply(app, payload)
    await end(async (db) => {
      await acquireLock(db, 'auto_replies')
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
 * email address.
 */
export async function queueAutoReply(
  db: Database,
  { channel, person: { email: address }, countries, at }: Enquiry,
  { id: lead_id }: { id: string },
) {
  if (!address || (channel !== 'form' && channel !== 'chat')) return
  await addJob(db, sendAutoReply, { payload: { lead_id, address, countries, at } })
}

const expiryOf = ({ at }: Static<typeof AutoReplyPayload>) =>
  new Date(Date.parse(at) + MAX_AGE_MS).toISOString()

async function composeAutoReply(
  { office }: FastifyInstance,
  payload: Static<typeof AutoReplyPayload>,
): Promise<Mail> {
  const { lead_id: leadId, address, countries } = payload
  const profile = await office.read()
  const { phone, email } = profile
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
    isAutomatic: true,
    replyTo: email,
    to: { name: '', address },
    subject: words.receivedSubject,
    parts: [
      { text: words.describeReceipt(countries) },
      { text: words.answerBy(formatReplyDay(profile, askedAt, words.dateLanguage)) },
      { text: words.addToQuestion },
      { facts: facts.filter(([, value]) => value !== '') },
      { text: words.wrongAddress },
    ],
    expiresAt: expiryOf(payload),
  }
}
