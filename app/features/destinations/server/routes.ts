import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NotFound } from '#app/server/errors.ts'
import { destinationsApi } from '../contract.ts'
import * as store from './store.ts'

const destinationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...destinationsApi.list,
    handler: (_request, reply) =>
      app.content.answerJson(reply, 'destinations', () => store.list(app.db)),
  })

  app.route({
    ...destinationsApi.add,
    async handler({ body, picture }, reply) {
      const destination = await store.add(app.db, { ...body, ...(picture && { flag: picture }) })
      await app.content.changed('destinations')
      return reply.code(201).send(destination)
    },
  })

  app.route({
    ...destinationsApi.change,
    async handler({ params, body, picture }) {
      const change = { ...body, ...(picture && { flag: picture }) }
      const destination = await store.change(app.db, params.id, change)
      if (!destination) throw new NotFound('Destination')
      await app.content.changed('destinations')
      return destination
    },
  })

  app.route({
    ...destinationsApi.remove,
    async handler({ params }, reply) {
      if (!(await store.remove(app.db, params.id))) throw new NotFound('Destination')
      await app.content.changed('destinations')
      return reply.code(204).send(null)
    },
  })
}

export default destinationRoutes
