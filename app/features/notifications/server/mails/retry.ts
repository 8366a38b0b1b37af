import { requeueJob } from '#app/base/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'
import type { OutMail } from '../../contract.ts'
import { sendMail } from './send-mail.ts'
import * as store from './store.ts'

/**
 * Sends a mail now and clears the bounce record of its address. Returns false when it was sent
 * already.
 */
export async function retryMail(db: Database, { id, type, to_address, state }: OutMail) {
  if (state === 'sent') return false
  await db.deleteFrom('mail_bounces').where('address', '=', to_address.toLowerCase()).execute()
  const reset = { state: 'waiting', attempts: 0, retry_at: null } as const
  // Same lock order as sending: the job, then the mail.
  await requeueJob(db, sendMail, { payload: { mail_id: id }, key: id, subject: type })
  await db.updateTable('mails').set(reset).where('id', '=', id).execute()
  return true
}

/** Returns false when it was sent already. */
export async function cancelMail(db: Database, { id, state }: OutMail) {
  if (state === 'sent') return false
  await store.cancelMail(db, id)
  return true
}
