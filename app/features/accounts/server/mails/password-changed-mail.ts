import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import type { Administrator } from '../../people-contract.ts'
import { describeOrigin, readOrigin } from './request-origin.ts'

/**
 * Mails the account that its password was changed, if a mail server is set up. Runs in the
 * transaction of the change.
 */
export async function sendPasswordChangedMail(
  request: FastifyRequest,
  db: Database,
  { owner, how }: { owner: Administrator /** As in "was changed by a link". */; how: string },
) {
  const { services, mailer, office } = request.server
  if (!(await mailer.isEnabled(db))) return
  const record = await office.read()
  await services.mails.add(db, {
    type: 'Password changed',
    personId: owner.id,
    language: owner.language,
    to: { name: owner.username, address: owner.email },
    subject: `Your password at ${record.name} was changed`,
    parts: [
      { text: `The password of ${owner.username} for the back office was changed ${how}.` },
      describeOrigin(record, readOrigin(request)),
      { text: 'If this was you, you do not need to do anything.' },
      { text: 'If not, change your password immediately and inform an owner of your office.' },
    ],
    action: { label: 'Change password', address: '/forgotten-password' },
  })
}
