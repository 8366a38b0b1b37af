import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import { requeueJob } from '#app/platform/server/jobs/store.ts'
import { MailRejected } from '#app/platform/server/mail/mail-failure.ts'
import type { Database } from '#database/connect.ts'
import { mailsApi, type OutMail } from '../contract.ts'
import { findMailSettings, saveMailSettings } from './auto-reply/auto-reply.ts'
import { listEnquirySubscriberNames, resumeDelivery } from './delivery/dispatch.ts'
import { lockNotifications } from './delivery/store.ts'
import type { FoundMail } from './mails/list.ts'
import * as mails from './mails/list.ts'
import { sendMail } from './mails/send-mail.ts'
import * as store from './mails/store.ts'
import { sendTestMail } from './mails/test-mail.ts'

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
      const server = await app.mailer.findServer(app.db)
      const settings = await findMailSettings(app.db)
      const subscribers = await listEnquirySubscriberNames(app)
      return {
        server: server?.address ?? null,
        from: server?.from ?? '',
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

  app.route({ ...mailsApi.sendTest, handler: testMailServer })

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

/** Sends a test mail at once, so that the response of the mail server can be shown. */
async function testMailServer(request: FastifyRequest) {
  const { mailer } = request.server
  try {
    const server_response = await sendTestMail(request, (message) => mailer.send(message))
    return { is_sent: true, server_response }
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

/**
 * Queues the mail for immediate delivery and clears the bounce record of its address. Returns false
 * if the mail was already sent.
 */
async function retryMail(db: Database, { id, type, to_address, state }: OutMail) {
  if (state === 'sent') return false
  await db.deleteFrom('mail_bounces').where('address', '=', to_address.toLowerCase()).execute()
  const reset = { state: 'waiting', attempts: 0, retry_at: null } as const
  // Locks the job before the mail, as the sending job does, so that the two cannot deadlock.
  await requeueJob(db, sendMail, { payload: { mail_id: id }, key: id, subject: type })
  await db.updateTable('mails').set(reset).where('id', '=', id).execute()
  return true
}

/** Cancels a mail. Returns false if it was already sent. */
async function cancelMail(db: Database, { id, state }: OutMail) {
  if (state === 'sent') return false
  await store.cancelMail(db, id)
  return true
}
