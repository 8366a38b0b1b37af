import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NotFound } from '#app/base/server/errors.ts'
import { factsApi } from '../contract.ts'
import { describe, select, showByCountry } from './listing.ts'
import * as store from './store.ts'

const readingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...factsApi.current,
    handler: (_request, reply) =>
      app.content.answerJson(reply, async () => showByCountry(await store.list(app.db))),
  })

  app.route({
    ...factsApi.list,
    async handler({ query }, reply) {
      const { facts, total } = select(await store.list(app.db), await app.factUses(), query)
      reply.header('x-total-count', total)
      return facts
    },
  })

  app.route({
    ...factsApi.read,
    async handler({ params: { id } }) {
      const fact = await store.find(app.db, id)
      if (!fact) throw new NotFound('Fact')
      const values = await store.listValues(app.db, id)
      const whole = describe({ ...fact, values }, await app.factUses())
      return { ...whole, values: values.toReversed() }
    },
  })
}

export default readingRoutes
