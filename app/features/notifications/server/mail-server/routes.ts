import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SendMailOptions } from 'nodemailer'
import { auditChange } from '#app/platform/server/audit/audit.ts'
import { Conflict, NotFound, ValidationError } from '#app/platform/server/http/errors.ts'
import { notifyOpenScreens } from '#app/platform/server/http/open-screens.ts'
import { MailRejected } from '#app/platform/server/mail/mail-failure.ts'
import { resolveMailHost } from '#app/platform/server/mail/mail-host.ts'
import type { MailServer } from '#app/platform/server/mail/mailer.ts'
import type { Database } from '#database/connect.ts'
import { type MailServerInput, mailServerApi, type TestResult } from '../../mail-server-contract.ts'
import { sendTestMail } from '../mails/test-mail.ts'
import { checkSettings } from './check-settings.ts'
import { explainFailure } from './explain-failure.ts'
import * as store from './store.ts'

const mailServerRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...mailServerApi.find,
    handler: async () => ({
      stored: (await store.findSettings(app.db)) ?? null,
      environment: app.mailer.environment ?? null,
    }),
  })

  app.route({
    ...mailServerApi.save,
    async handler(request) {
      refuseFixedSettings(app)
      const input = withoutSpaces(request.body)
      const before = await store.findSettings(app.db)
      checkSettings(input, before)
      await requireUsableHost(app, input)
      const saved = await changeSettings(request, {
        find: before && store.findSettings,
        async apply(db) {
          checkSettings(input, await store.findSettings(db))
          const settings = await store.saveMailServer(db, app, input)
          return input.password ? { ...settings, password: 'changed' } : settings
        },
      })
      if (!saved) throw new Conflict('Somebody has removed these settings. Please try again.')
      notifyOpenScreens(app)
      return saved
    },
  })

  app.route({
    ...mailServerApi.remove,
    async handler(request) {
      refuseFixedSettings(app)
      const removed = await changeSettings(request, {
        find: store.findSettings,
        async apply(db) {
          await store.removeMailServer(db)
          return undefined
        },
      })
      if (!removed) throw new NotFound('Mail server')
      notifyOpenScreens(app)
      return removed
    },
  })

  app.route({ ...mailServerApi.test, handler: testSettings })
}

export default mailServerRoutes

interface SettingsChange {
  find?: (db: Database) => Promise<store.AuditedMailServer | undefined>
  apply: (db: Database) => Promise<store.AuditedMailServer | undefined>
}

/** Writes the audit log. Visitors read from the cache whether passwords can be reset by e-mail. */
function changeSettings(request: FastifyRequest, { find, apply }: SettingsChange) {
  const { responseCache } = request.server
  return responseCache.invalidateAfter(() =>
    auditChange<store.AuditedMailServer>(request, {
      subject: 'mail_server',
      name: ({ host }) => host,
      id: 'mail_server',
      find,
      async apply(db) {
        const changed = await apply(db)
        await responseCache.recordChange(db)
        return changed
      },
    }),
  )
}

/** Throws Conflict while the environment sets the mail server. */
function refuseFixedSettings({ mailer }: FastifyInstance) {
  if (!mailer.environment) return
  throw new Conflict(
    'SMTP_URL and MAIL_FROM on the server set the mail server. Remove them there to change it here.',
    'set_by_environment',
  )
}

/** Google shows an app password in four groups, whose spaces are not part of it. */
function withoutSpaces(input: MailServerInput): MailServerInput {
  if (input.provider !== 'gmail') return input
  return { ...input, password: input.password?.replaceAll(/\s/g, '') }
}

/** Throws ValidationError for a host and port that a test would refuse before it connects. */
async function requireUsableHost({ outboundPolicy }: FastifyInstance, input: MailServerInput) {
  try {
    await resolveMailHost(input, outboundPolicy)
  } catch (error) {
    if (!(error instanceof MailRejected)) throw error
    const { field, detail } = explainFailure(error, input)
    throw new ValidationError({ [field]: { code: error.reason, detail } })
  }
}

/** Sends a test mail to the caller through the settings of the form, without storing them. */
async function testSettings(request: FastifyRequest<{ Body: MailServerInput }>) {
  const { server: app } = request
  refuseFixedSettings(app)
  const input = withoutSpaces(request.body)
  checkSettings(input, await store.findSettings(app.db))
  const stored = await store.findMailServer(app.db, app)
  const server: MailServer = {
    host: input.host,
    port: input.port,
    security: input.security,
    username: input.username,
    password: input.username ? input.password || stored?.password : '',
    from: { name: input.from_name, address: input.from_address },
  }
  try {
    const send = (message: SendMailOptions) => app.mailer.sendThrough(server, message)
    const server_response = await sendTestMail(request, send)
    return { is_sent: true, field: '', detail: '', server_response } satisfies TestResult
  } catch (error) {
    if (error instanceof MailRejected) return explainFailure(error, input)
    throw error
  }
}
