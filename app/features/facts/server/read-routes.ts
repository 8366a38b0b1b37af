import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { translateFields } from '#app/platform/server/text/translate-fields.ts'
import { factsApi } from '../contract.ts'
import { groupByCountry, queryFacts, toListedFacts } from './fact-list.ts'
import { translatedFields } from './fact-text.ts'
import { getOfficeTime } from './office-time.ts'
import * as store from './store.ts'

const readRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...factsApi.current,
    handler: ({ query: { language } }, reply) =>
      app.responseCache.respondJson(
        reply,
        async () => {
          const translate = await app.services.textTranslations.loadTranslate(app.db, language)
          const facts = groupByCountry(await store.list(app.db), await getOfficeTime(app))
          return translateFields(facts, translatedFields, translate)
        },
        language && { language },
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
    ...factsApi.listCountries,
    handler: () => store.listCountries(app.db),
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
