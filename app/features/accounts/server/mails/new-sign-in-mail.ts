import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Id } from '#app/contract/common.ts'
import { describeBrowser } from '#app/platform/server/http/describe-browser.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import type { Database } from '#database/connect.ts'
import * as sessions from '../sessions.ts'
import { type Account, findById } from '../store.ts'
import { describeOrigin } from './request-origin.ts'

/**
 * Checks a sign-in from an unknown browser and notifies the account's owner by e-mail if the
 * location is new.
 */
export const newSignInMailJob = defineJob({
  name: 'mail-new-sign-in',
  title: 'Send an alert about a new sign-in',
  payload: Type.Object({ session_id: Id }),
  run: ({ app, payload, end }) =>
    end(async (db) => {
      const session = await sessions.find(db, payload.session_id)
      const owner = session && (await findById(db, session.administrator_id))
      if (owner && (await isNewLocation(db, owner, session)))
        await sendMail(app, db, owner, session)
    }),
})

/** Whether address and device are new for the account. Its very first sign-in is expected. */
async function isNewLocation(db: Database, owner: Account, session: sessions.StoredSession) {
  const device = describeBrowser(session.user_agent)
  const earlier = await sessions.listEarlier(db, session)
  if (earlier.length === 0) return owner.created_at < sessions.retainedSince()
  return !earlier.some(
    ({ ip_address, user_agent }) =>
      ip_address === session.ip_address && describeBrowser(user_agent) === device,
  )
}

async function sendMail(
  { services, office }: FastifyInstance,
  db: Database,
  owner: Account,
  { created_at, user_agent, ip_address }: sessions.StoredSession,
) {
  const record = await office.read()
  const origin = { at: created_at, device: describeBrowser(user_agent), address: ip_address }
  await services.mails.add(db, {
    type: 'New sign-in',
    personId: owner.id,
    language: owner.language,
    to: { name: owner.username, address: owner.email },
    subject: `New sign-in at ${record.name}`,
    parts: [
      {
        text: `${owner.username} has signed in to the back office from a new device and address.`,
      },
      describeOrigin(record, origin),
      { text: 'If this was you, you do not need to do anything.' },
      { text: 'If not, end that session on your account page and change your password.' },
    ],
    action: { label: 'View your sessions', address: '/admin/account' },
  })
}
