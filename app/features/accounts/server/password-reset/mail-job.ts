import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import type { Database } from '#database/connect.ts'
import { lockRows } from '#database/locks.ts'
import { createResetLink, storeResetLink } from '../links.ts'
import { formatDateTime } from '../mails/format-date-time.ts'
import { describeOrigin, Origin } from '../mails/request-origin.ts'
import { recordAttempt } from '../security-attempts.ts'
import { type Account, findById, listByUsernameOrEmail } from '../store.ts'

const MAILS_PER_HOUR = 3

const ResetRequest = Type.Object({
  /** The username or email address as typed. */
  name: Type.String(),
  origin: Origin,
})
type ResetRequest = Static<typeof ResetRequest>

/** Looks up the account after the response, which is the same for every name. */
export const passwordResetMailJob = defineJob({
  name: 'mail-password-reset',
  title: 'Send a password reset link',
  payload: ResetRequest,
  // Retries only as long as the link would be valid.
  retryDelays: [5, 30, 2 * 60, 10 * 60],
  run: ({ app, payload, end }) =>
    end(async (db) => {
      for (const { id } of await listByUsernameOrEmail(db, payload.name))
        await sendResetMail(app, db, id, payload)
    }),
})

/** Skips disabled and invited accounts, and those above the hourly limit. */
async function sendResetMail(
  app: FastifyInstance,
  db: Database,
  id: string,
  request: ResetRequest,
) {
  // A concurrent disabling either comes first or removes the link.
  await lockRows(db, 'administrator', [id])
  const owner = await findById(db, id)
  if (!owner?.password_hash || owner.disabled_at) return
  const times = app.limits.scaled(MAILS_PER_HOUR)
  const limit = { account: app.keyedHash(id), kind: 'reset', times }
  if (!(await recordAttempt(db, limit)).id) return
  const link = createResetLink(app)
  await storeResetLink(db, id, link)
  await app.services.mails.add(db, await writeMail(app, { owner, link, request }))
}

interface ResetMail {
  owner: Account
  link: { salt: string; expires_at: string }
  request: ResetRequest
}

async function writeMail({ office }: FastifyInstance, { owner, link, request }: ResetMail) {
  const record = await office.read()
  const until = formatDateTime(record, link.expires_at)
  return {
    type: 'Password reset',
    personId: owner.id,
    language: owner.language,
    to: { name: owner.username, address: owner.email },
    subject: `Password reset at ${record.name}`,
    parts: [
      { text: `A password reset was requested for ${owner.username} in the back office.` },
      describeOrigin(record, request.origin),
      { text: `Choose a new password with this link. It works once, until ${until}.` },
      { text: 'If this was not you, ignore this message. Your password does not change.' },
    ],
    action: { label: 'Choose a password', address: '/password', salt: link.salt },
  }
}
