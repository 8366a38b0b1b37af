import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { v7 as newId } from 'uuid'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { requireAdministrator } from '#app/platform/server/auth/access.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import { MailRejected } from '#app/platform/server/mail/mailer.ts'
import type { Database } from '#database/connect.ts'
import { mailsApi } from '../contract.ts'
import { findMailSettings, saveMailSettings } from './auto-reply/settings.ts'
import { resumeDelivery } from './delivery/dispatch.ts'
import { lockNotifications } from './delivery/store.ts'
import { listEnquirySubscriberNames } from './delivery/subscribers.ts'
import { composeMail } from './mails/compose-mail.ts'
import type { FoundMail } from './mails/list.ts'
import * as mails from './mails/list.ts'
import { cancelMail, retryMail } from './mails/retry.ts'

const mailRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...mailsApi.list,
    async handler({ query }, reply) {
      const { mails: found, total } = await mails.list(app.db, query)
      reply.header('x-total-count', total)
      return found
    },
  })

  app.route({
    ...mailsApi.status,
    async handler() {
      const { serverAddress = null, from } = app.mailer
      const settings = await findMailSettings(app.db)
      const subscribers = await listEnquirySubscriberNames(app)
      return {
        server: serverAddress,
        from,
        subscribers,
        ...settings,
        ...(await mails.count(app.db)),
      }
    },
  })

  app.route({
    ...mailsApi.changeSettings,
    async handler(request) {
      await auditChange(request, {
        subject: 'mail_settings',
        name: () => 'Automatic replies',
        id: 'mail',
        find: async (db) => ({ id: 'mail', ...(await findMailSettings(db)) }),
        async apply(db) {
          await saveMailSettings(db, request.body)
          return { id: 'mail', ...request.body }
        },
      })
      return findMailSettings(app.db)
    },
  })

  app.route({ ...mailsApi.sendTest, handler: sendTestMail })

  app.route({ ...mailsApi.retry, handler: (request) => changeMail(request, retryMail) })

  app.route({
    ...mailsApi.cancel,
    handler: (request) =>
      changeMail(request, async (db, mail) => {
        const isCancelled = await cancelMail(db, mail)
        if (isCancelled) await resumeDelivery(db, mail)
        return isCancelled
      }),
  })
}

/** Sends the test mail without the outbox, so that the response of the mail server can be shown. */
async function sendTestMail(request: FastifyRequest) {
  const { server: app } = request
  const { username, email } = requireAdministrator(request)
  const { name } = await app.office.read()
  const message = await composeMail(app, {
    ...{ id: newId(), lead_id: null, to_name: username, to_address: email },
    subject: `Test mail from ${name}`,
    created_at: new Date().toISOString(),
    content: {
      parts: [{ text: `${username} has requested this mail to check that email works. It does.` }],
      action: { label: 'Open the outbox', address: '/admin/mail' },
    },
  })
  try {
    return { is_sent: true, server_response: await app.mailer.send(message) }
  } catch (error) {
    if (error instanceof MailRejected) return { is_sent: false, server_response: error.message }
    throw error
  }
}

/**
 * Changes an unsent mail and records the change in the audit log. Throws NotFound, and Conflict if
 * the mail was already sent.
 */
async function changeMail(
  request: FastifyRequest<{ Params: { id: string } }>,
  apply: (db: Database, mail: FoundMail) => Promise<boolean>,
) {
  const { id } = request.params
  const find = (db: Database) => mails.find(db, id)
  const changed = await auditChange(request, {
    subject: 'mail',
    name: ({ subject }) => subject,
    id,
    find,
    async apply(db, before) {
      await lockNotifications(db)
      if (!(await apply(db, before as FoundMail)))
        throw new Conflict('This mail has already been sent.')
      return find(db)
    },
  })
  if (!changed) throw new NotFound('Mail')
  return changed
}

export default mailRoutes
