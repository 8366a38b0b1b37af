import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { countPages, listDrafts } from '#app/features/pages/server/page-lists.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { articlesApi, type ListAddress } from '../contract.ts'
import * as store from './store.ts'

const articleRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...articlesApi.list,
    async handler({ query }, reply) {
      const { pages, total } = await listDrafts(app.db, 'article', query)
      reply.header('x-total-count', total)
      return pages
    },
  })

  app.route({
    ...articlesApi.listPublic,
    handler({ query: { language, page = 1, kind, slug } }, reply) {
      const read = () => readList(app as unknown as FastifyInstance, { kind, slug, page }, language)
      // Without a kind, the response does not depend on the slug.
      const term = kind && { kind, slug }
      const parts = { language, page: page > 1 ? String(page) : undefined, ...term }
      const given = Object.entries(parts).filter((entry): entry is [string, string] =>
        Boolean(entry[1]),
      )
      return app.responseCache.respondJson(
        reply,
        read,
        given.length > 0 ? Object.fromEntries(given) : undefined,
      )
    },
  })

  app.route({
    ...articlesApi.listAddresses,
    handler: (_request, reply) =>
      app.responseCache.respondJson(reply, () => store.listAddresses(app.db)),
  })
}

/** Throws NotFound if there is no such page. */
async function readList(app: FastifyInstance, list: ListAddress, language?: string) {
  const total = await store.countArticles(app.db, list)
  const pages = countPages(total)
  const isFirst = list.page === 1 && !list.kind
  if (list.page > pages && !isFirst) throw new NotFound('Page')
  const [name, articles, translate] = await Promise.all([
    store.findName(app.db, list),
    store.listCards(app, list, language),
    app.services.textTranslations.loadTranslate(app.db, language),
  ])
  return { name: list.kind === 'category' ? translate(name) : name, total, pages, articles }
}

export default articleRoutes
