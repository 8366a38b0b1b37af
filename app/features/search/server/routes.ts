import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Limit, limitByAddress, MINUTES } from '#app/platform/server/http/rate-limit.ts'
import { searchApi } from '../contract.ts'

/** The same limit as for pages that are rendered per visitor. */
const searchPerAddress: Limit = { times: 300, seconds: MINUTES }

const searchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...searchApi.search,
    onRequest: limitByAddress(searchPerAddress),
    async handler({ query }) {
      const search = await app.searchIndex()
      return search(query.q, query.language)
    },
  })
}

export default searchRoutes
