import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { servicesApi } from '../contract.ts'
import * as store from './store.ts'

const serviceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...servicesApi.list,
    handler: (_request, reply) => app.content.answerJson(reply, () => store.list(app.db)),
  })
}

export default serviceRoutes
