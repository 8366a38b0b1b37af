import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { audited } from '#app/server/audit.ts'
import { NotFound } from '#app/server/errors.ts'
import { reorder } from '#app/server/order.ts'
import { type ReadyAnswer, readyAnswersApi } from '../contract.ts'
import * as store from './store.ts'

const readyAnswerRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...readyAnswersApi.list, handler: () => store.list(app.db) })

  app.route({
    ...readyAnswersApi.add,
    async handler(request, reply) {
      const { body } = request
      const answer = await audited(request, {
        ...asReadyAnswer,
        apply: (db) => store.add(db, body),
      })
      return reply.code(201).send(answer)
    },
  })

  app.route({
    ...readyAnswersApi.change,
    async handler(request) {
      const { body } = request
      const { id } = request.params
      const answer = await audited(request, {
        ...asReadyAnswer,
        id,
        find: (db) => store.find(db, id),
        apply: (db) => store.change(db, id, body),
      })
      if (!answer) throw new NotFound('Ready answer')
      return answer
    },
  })

  app.route({
    ...readyAnswersApi.order,
    handler(request) {
      const all = { ...asReadyAnswer, table: 'ready_answers', list: store.list } as const
      return reorder(request, all, request.body.ids)
    },
  })

  app.route({
    ...readyAnswersApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      const removed = await audited(request, {
        ...asReadyAnswer,
        id,
        find: (db) => store.find(db, id),
        apply: (db) => store.remove(db, id),
      })
      if (!removed) throw new NotFound('Ready answer')
      return reply.code(204).send(null)
    },
  })
}

const asReadyAnswer = {
  subject: 'ready_answer' as const,
  name: ({ title }: ReadyAnswer) => title,
}

export default readyAnswerRoutes
