import type { FastifyRequest } from 'fastify'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import type { Database } from '#database/connect.ts'
import { formatDateTime } from './format-date-time.ts'

interface MailedLink {
  kind: 'Invitation' | 'New password'
  owner: { id: string; username: string; email: string }
  link: { salt: string; expires_at: string }
}

/**
 * Mails a password link if a mail server is set up. Runs in the transaction that makes the link.
 */
export async function sendPasswordLinkMail(
  request: FastifyRequest,
  db: Database,
  { kind, owner, link: { salt, expires_at } }: MailedLink,
) {
  const { services, mailer, office } = request.server
  if (!mailer.serverAddress) return
  const record = await office.read()
  const { name } = record
  const { username } = requireAdministrator(request)
  const until = formatDateTime(record, expires_at)
  const reason =
    kind === 'Invitation'
      ? `${username} has invited you to the back office of ${name}.`
      : `${username} has sent you a link to choose a new password for the back office of ${name}.`
  await services.mails.add(db, {
    type: kind,
    personId: owner.id,
    to: { name: owner.username, address: owner.email },
    subject: kind === 'Invitation' ? `Your account at ${name}` : `A new password at ${name}`,
    parts: [
      { text: `${reason} Your username is ${owner.username}.` },
      { text: `The link works once, until ${until}. Do not share it.` },
    ],
    action: { label: 'Choose a password', address: '/password', salt },
  })
}
