import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NotFound } from '#app/base/server/errors.ts'
import { publishedApi, type Readable } from '../published-contract.ts'
import { fillDocument, fillNames } from './facts-in-texts.ts'

const publishedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...publishedApi.list,
    handler: async () => fillNames(app, (await app.published()) as Readable[]),
  })

  app.route({
    ...publishedApi.read,
    async handler({ query }) {
      const published = (await app.published()) as Readable[]
      const found = published.find(({ address }) => address === query.address)
      if (!found) throw new NotFound('Document')
      const { picture } = found.content
      const known = await app.keepers.pictures.describe(app.db, [picture])
      const card = known.get(picture)?.card ?? (picture || undefined)
      return { ...(await fillDocument(app, found)), card }
    },
  })
}

export default publishedRoutes
