import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { albumsApi } from '../contract.ts'
import { listAlbums } from './store.ts'

const albumRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...albumsApi.listPublic,
    handler: ({ query: { language } }, reply) =>
      app.responseCache.respondJson(
        reply,
        () => listAlbums(app as unknown as FastifyInstance, language),
        language && { language },
      ),
  })
}

export default albumRoutes
