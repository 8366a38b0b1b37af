import type { FastifyRequest } from 'fastify'
import type { SendMailOptions } from 'nodemailer'
import { v7 as newId } from 'uuid'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { localizeMail } from './localize-mail.ts'
import { composeMail } from './send-mail.ts'
import { addSent } from './store.ts'

/**
 * Sends a test mail to the caller without waiting in the outbox, which lists it once the mail server
 * has accepted it. Returns the response of the mail server. Throws MailRejected.
 */
export async function sendTestMail(
  request: FastifyRequest,
  send: (message: SendMailOptions) => Promise<string>,
) {
  const { server: app } = request
  const { id: personId, username, email } = requireAdministrator(request)
  const people = await app.services.administrators.listRecipients(app.db)
  const language = people.find(({ id }) => id === personId)?.language
  const { name } = await app.office.read()
  const { type, to, subject, ...content } = localizeMail({
    type: 'Test mail',
    personId,
    language,
    to: { name: username, address: email },
    subject: `Test mail from ${name}`,
    parts: [{ text: `${username} has requested this mail to check that email works. It does.` }],
    action: { label: 'Open the outbox', address: '/admin/mail' },
  })
  const mail = {
    id: newId(),
    type,
    administrator_id: personId,
    lead_id: null,
    to_name: to.name,
    to_address: to.address,
    subject,
    created_at: new Date().toISOString(),
    content,
  }
  const response = await send(await composeMail(app, mail))
  await addSent(app.db, mail, response)
  return response
}
