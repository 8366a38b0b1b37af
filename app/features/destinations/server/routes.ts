import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { audited } from '#app/server/audit.ts'
import { NotFound } from '#app/server/errors.ts'
import { reorder } from '#app/server/order.ts'
import { type Destination, destinationsApi } from '../contract.ts'
import * as store from './store.ts'

const destinationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...destinationsApi.list,
    handler: (_request, reply) =>
      app.content.answerJson(reply, 'destinations', () => store.list(app.db)),
  })

  app.route({
    ...destinationsApi.add,
    async handler(request, reply) {
      const { body } = request
      const destination = await audited(request, {
        ...asDestination,
        apply: (db) => store.add(db, body),
      })
      return reply.code(201).send(destination)
    },
  })

  app.route({
    ...destinationsApi.change,
    async handler(request) {
      const { body } = request
      const { id } = request.params
      const destination = await audited(request, {
        ...asDestination,
        id,
        find: (db) => store.find(db, id),
        apply: (db) => store.change(db, id, body),
      })
      if (!destination) throw new NotFound('Destination')
      return destination
    },
  })

  app.route({
    ...destinationsApi.order,
    handler(request) {
      const all = { ...asDestination, table: 'destinations', list: store.list } as const
      return reorder(request, all, request.body.ids)
    },
  })

  app.route({
    ...destinationsApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      const removed = await audited(request, {
        ...asDestination,
        id,
        find: (db) => store.find(db, id),
        apply: (db) => store.remove(db, id),
      })
      if (!removed) throw new NotFound('Destination')
      return reply.code(204).send(null)
    },
  })
}

const asDestination = {
  subject: 'destination' as const,
  content: 'destinations' as const,
  name: ({ country }: Destination) => country,
  picture: ({ flag }: Destination) => flag,
}

export default destinationRoutes
