import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NotFound } from '#app/base/server/errors.ts'
import { publishedApi } from '../contract.ts'
import * as store from './store.ts'

const publishedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({ ...publishedApi.list, handler: () => app.published() })

  app.route({
    ...publishedApi.read,
    async handler({ query }) {
      const { address } = query
      const found = (await app.published()).find((each) => each.address === address)
      const content = found && (await store.readPublished(app.db, found.id))
      if (!content) throw new NotFound('Document')
      const { picture } = content
      const known = await app.keepers.pictures.describe(app.db, [picture])
      return { ...found, content, card: known.get(picture)?.card ?? (picture || undefined) }
    },
  })
}

export default publishedRoutes
