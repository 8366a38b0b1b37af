import type { FastifyRequest } from 'fastify'
import { v7 as newId } from 'uuid'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { composeMail } from './send-mail.ts'

/** Composes a test mail to the caller. It does not pass through the outbox. */
export async function composeTestMail(request: FastifyRequest) {
  const { server: app } = request
  const { username, email } = requireAdministrator(request)
  const { name } = await app.office.read()
  return composeMail(app, {
    id: newId(),
    lead_id: null,
    to_name: username,
    to_address: email,
    subject: `Test mail from ${name}`,
    created_at: new Date().toISOString(),
    content: {
      parts: [{ text: `${username} has requested this mail to check that email works. It does.` }],
      action: { label: 'Open the outbox', address: '/admin/mail' },
    },
  })
}
