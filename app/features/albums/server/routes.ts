import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { countPages, PAGE_SIZE } from '#app/features/pages/server/page-lists.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { albumsApi } from '../contract.ts'
import { listAlbums, toCards } from './store.ts'

const albumRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...albumsApi.listPublic,
    handler({ query: { language, page = 1 } }, reply) {
      const parts: Record<string, string> = {}
      if (language) parts.language = language
      if (page > 1) parts.page = String(page)
      return app.responseCache.respondJson(
        reply,
        () => readList(app as unknown as FastifyInstance, page, language),
        Object.keys(parts).length > 0 ? parts : undefined,
      )
    },
  })
}

/** Throws NotFound if there is no such page. */
async function readList(app: FastifyInstance, page: number, language?: string) {
  const all = await listAlbums(app, language)
  const pages = countPages(all.length)
  if (page > pages && page > 1) throw new NotFound('Page')
  const shown = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return { total: all.length, pages, albums: await toCards(app, shown) }
}

export default albumRoutes
