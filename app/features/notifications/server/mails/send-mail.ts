import { Type } from 'typebox'
import { Id } from '#app/contract/common.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { defineJob, retryDelay } from '#app/platform/server/jobs/job-type.ts'
import { MailRejected } from '#app/platform/server/mail/mailer.ts'
import { AUTO_REPLY_HOURS } from '../../contract.ts'
import { lockNotifications, markMailSent } from '../delivery/store.ts'
import { composeMail } from './compose-mail.ts'
import * as store from './store.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Sends a mail through the mail server. Failed attempts are retried for three days. */
export const sendMail = defineJob({
  name: 'send-mail',
  title: 'Send a mail',
  isSilent: true,
  payload: Type.Object({ mail_id: Id }),
  retryDelays: [
    10,
    MINUTE,
    5 * MINUTE,
    15 * MINUTE,
    30 * MINUTE,
    // Later retries follow hourly, so that mails are sent soon after the mail server works again.
    ...Array.from({ length: 72 }, () => HOUR),
  ],
  async run({ app, payload: { mail_id }, attempt, signal, end: endJob }) {
    const { db, mailer, services } = app
    const mail = await store.findWaiting(db, mail_id)
    const end: typeof endJob = async (change) => {
      await endJob(async (db) => {
        await lockNotifications(db)
        await change(db)
        if (mail) await services.notifications.resumeDelivery(db, mail)
      })
      notifyOpenScreens(app)
    }
    // The mail was sent, cancelled or erased after this job was queued.
    if (!mail) return
    if (!mailer.serverAddress) return end((db) => store.holdMail(db, mail.id))
    if (isExpired(mail)) return end((db) => store.cancelMail(db, mail.id, EXPIRED))
    const bounce = await store.findBounce(db, mail.to_address)
    if (bounce) {
      const response = `The mail server rejected this address: ${bounce.server_response}`
      return end((db) => store.markFailed(db, mail.id, response))
    }
    const message = await composeMail(app, mail)
    try {
      const response = await mailer.send(message, signal)
      await end(async (db) => {
        await store.markSent(db, mail.id, response)
        await markMailSent(db, mail.id)
      })
    } catch (error) {
      if (signal.aborted || !(error instanceof MailRejected)) throw error
      const { message: response, isInvalidAddress, isPermanent } = error
      const delay = retryDelay(sendMail, attempt)
      if (isPermanent || delay === undefined) {
        return end(async (db) => {
          await store.markFailed(db, mail.id, response)
          if (isInvalidAddress) await store.addBounce(db, mail.to_address, response)
        })
      }
      await store.recordAttempt(db, mail.id, response, delay)
      throw new Error(removeRecipient(response))
    }
  },
})

/**
 * Removes the recipient's address from a response before it is logged. The full response is stored
 * with the mail.
 */
const removeRecipient = (response: string) =>
  response.replace(/^(\d{3}(?:[ -]\d\.\d+\.\d+)?)\b.*/s, 'The mail server answered $1.')

const EXPIRED = `Not sent within ${AUTO_REPLY_HOURS} hours. An automatic reply would be too late.`

const isExpired = ({ content: { expiresAt } }: store.MailToCompose) =>
  expiresAt !== undefined && expiresAt < new Date().toISOString()
