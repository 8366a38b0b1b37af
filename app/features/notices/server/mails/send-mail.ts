import { Type } from 'typebox'
import { defineJob, pauseAfter } from '#app/base/server/jobs/kind.ts'
import { MailRefused } from '#app/base/server/mailing.ts'
import { tellOffice } from '#app/base/server/news.ts'
import { Id } from '#app/contract/common.ts'
import { AUTO_REPLY_HOURS } from '../../contract.ts'
import { hold, markLeft } from '../telling/store.ts'
import { composeMail } from './compose-mail.ts'
import * as store from './store.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Hands a mail to the server that takes them; tried for three days. */
export const sendMail = defineJob({
  name: 'send-mail',
  title: 'Send a mail',
  isSilent: true,
  payload: Type.Object({ mail_id: Id }),
  pauses: [
    ...[10, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE],
    // Once the mail server is back nobody waits longer than this.
    ...Array.from({ length: 72 }, () => HOUR),
  ],
  async run({ app, payload: { mail_id }, attempt, signal, end: endJob }) {
    const { db, mailing, keepers } = app
    const mail = await store.findWaiting(db, mail_id)
    const end: typeof endJob = async (change) => {
      await endJob(async (db) => {
        await hold(db)
        await change(db)
        if (mail) await keepers.notices.goOn(db, mail)
      })
      tellOffice(app)
    }
    // Sent already, dropped or erased meanwhile.
    if (!mail) return
    if (!mailing.server) return end((db) => store.keep(db, mail.id))
    if (isOutdated(mail)) return end((db) => store.drop(db, mail.id, TOO_LATE))
    const bounce = await store.findBounce(db, mail.to_address)
    if (bounce) {
      const answer = `Nobody is at this address; the mail server said: ${bounce.answer}`
      return end((db) => store.fail(db, mail.id, answer))
    }
    const message = await composeMail(app, mail)
    try {
      const answer = await mailing.send(message, signal)
      await end(async (db) => {
        await store.markSent(db, mail.id, answer)
        await markLeft(db, mail.id)
      })
    } catch (error) {
      if (signal.aborted || !(error instanceof MailRefused)) throw error
      const { message: answer, isAddress, isForGood } = error
      const pause = pauseAfter(sendMail, attempt)
      if (isForGood || pause === undefined) {
        return end(async (db) => {
          await store.fail(db, mail.id, answer)
          if (isAddress) await store.addBounce(db, mail.to_address, answer)
        })
      }
      await store.noteTry(db, mail.id, answer, pause)
      throw new Error(withoutPerson(answer))
    }
  },
})

/** For the log: mail servers repeat whom a mail is to. What they said stands with the mail. */
const withoutPerson = (answer: string) =>
  answer.replace(/^(\d{3}(?:[ -]\d\.\d+\.\d+)?)\b.*/s, 'The mail server answered $1.')

const TOO_LATE = `Not sent within ${AUTO_REPLY_HOURS} hours. An automatic reply that late helps nobody.`

const isOutdated = ({ content: { until } }: store.Composed) =>
  until !== undefined && until < new Date().toISOString()
