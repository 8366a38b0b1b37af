import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Conflict } from '#app/platform/server/http/errors.ts'
import { type Limit, limitByAddress, MINUTES } from '#app/platform/server/http/rate-limit.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import { passwordResetApi } from '../../password-reset-contract.ts'
import { readOrigin } from '../mails/request-origin.ts'
import { passwordResetMailJob } from './mail-job.ts'

const resetsPerAddress: Limit = { times: 10, seconds: 15 * MINUTES }

const passwordResetRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const isMailEnabled = app.responseCache.memoize(() => app.mailer.isEnabled(app.db))

  app.route({
    ...passwordResetApi.read,
    handler: async () => ({ by_mail: await isMailEnabled() }),
  })

  app.route({
    ...passwordResetApi.request,
    onRequest: limitByAddress(resetsPerAddress),
    async handler(request, reply) {
      if (!(await app.mailer.isEnabled(app.db))) throw new Conflict(noMail, 'no_mail')
      const { name } = request.body
      await addJob(app.db, passwordResetMailJob, { payload: { name, origin: readOrigin(request) } })
      return reply.code(202).send({})
    },
  })
}

const noMail =
  'Email is not set up on this server. Please ask another administrator of your office for a link.'

export default passwordResetRoutes
