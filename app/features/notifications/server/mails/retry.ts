import { requeueJob } from '#app/platform/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'
import type { OutMail } from '../../contract.ts'
import { sendMail } from './send-mail.ts'
import * as store from './store.ts'

/**
 * Queues the mail for immediate delivery and clears the bounce record of its address. Returns false
 * if the mail was already sent.
 */
export async function retryMail(db: Database, { id, type, to_address, state }: OutMail) {
  if (state === 'sent') return false
  await db.deleteFrom('mail_bounces').where('address', '=', to_address.toLowerCase()).execute()
  const reset = { state: 'waiting', attempts: 0, retry_at: null } as const
  // Locks the job before the mail, as the sending job does, so that the two cannot deadlock.
  await requeueJob(db, sendMail, { payload: { mail_id: id }, key: id, subject: type })
  await db.updateTable('mails').set(reset).where('id', '=', id).execute()
  return true
}

/** Cancels a mail. Returns false if it was already sent. */
export async function cancelMail(db: Database, { id, state }: OutMail) {
  if (state === 'sent') return false
  await store.cancelMail(db, id)
  return true
}
