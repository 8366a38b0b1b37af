import type { FastifyRequest } from 'fastify'
import { v7 as newId } from 'uuid'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { localizeMail } from './localize-mail.ts'
import { composeMail } from './send-mail.ts'

/** Composes a test mail to the caller. It does not pass through the outbox. */
export async function composeTestMail(request: FastifyRequest) {
  const { server: app } = request
  const { id: personId, username, email } = requireAdministrator(request)
  const people = await app.services.administrators.listRecipients(app.db)
  const language = people.find(({ id }) => id === personId)?.language
  const { name } = await app.office.read()
  const {
    type: _,
    to,
    subject,
    ...content
  } = localizeMail({
    type: 'Test mail',
    personId,
    language,
    to: { name: username, address: email },
    subject: `Test mail from ${name}`,
    parts: [{ text: `${username} has requested this mail to check that email works. It does.` }],
    action: { label: 'Open the outbox', address: '/admin/mail' },
  })
  return composeMail(app, {
    id: newId(),
    lead_id: null,
    to_name: to.name,
    to_address: to.address,
    subject,
    created_at: new Date().toISOString(),
    content,
  })
}
