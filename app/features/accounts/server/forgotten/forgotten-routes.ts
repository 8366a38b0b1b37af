import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Conflict } from '#app/base/server/errors.ts'
import { addJob } from '#app/base/server/jobs/store.ts'
import { type Limit, limitByAddress, MINUTES } from '#app/base/server/limits.ts'
import { forgottenApi } from '../../forgotten-contract.ts'
import { originOf } from '../told/origin.ts'
import { mailForgotten } from './mail-forgotten.ts'

const forgottenPerAddress: Limit = { times: 10, seconds: 15 * MINUTES }

const forgottenRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...forgottenApi.read,
    handler: async () => ({ by_mail: app.mailing.server !== undefined }),
  })

  app.route({
    ...forgottenApi.ask,
    onRequest: limitByAddress(forgottenPerAddress),
    async handler(request, reply) {
      if (!app.mailing.server) throw new Conflict(noMail, 'no_mail')
      const { name } = request.body
      await addJob(app.db, mailForgotten, { payload: { name, origin: originOf(request) } })
      return reply.code(202).send({})
    },
  })
}

const noMail =
  'No mail leaves this server. Please ask another administrator of your office for a link.'

export default forgottenRoutes
