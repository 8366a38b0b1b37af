import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { factsApi } from '../contract.ts'
import { groupByCountry, queryFacts, toListedFacts } from './fact-list.ts'
import { getOfficeTime } from './office-time.ts'
import * as store from './store.ts'

const readRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...factsApi.current,
    handler: (_request, reply) =>
      app.responseCache.respondJson(reply, async () =>
        groupByCountry(await store.list(app.db), await getOfficeTime(app)),
      ),
  })

  app.route({
    ...factsApi.list,
    async handler({ query }, reply) {
      const { facts, total } = queryFacts(
        await store.list(app.db),
        await app.factUsages(),
        query,
        await getOfficeTime(app),
      )
      reply.header('x-total-count', total)
      return facts
    },
  })

  app.route({
    ...factsApi.read,
    async handler({ params: { id } }) {
      const listed = toListedFacts(
        await store.list(app.db),
        await app.factUsages(),
        await getOfficeTime(app),
      )
      const fact = listed.find((each) => each.id === id)
      if (!fact) throw new NotFound('Fact')
      return { ...fact, values: fact.values.toReversed() }
    },
  })
}

export default readRoutes
