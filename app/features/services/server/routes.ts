import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { type Service, servicesApi } from '../contract.ts'
import type { ServiceContent } from '../service-contract.ts'

const serviceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...servicesApi.list,
    handler: ({ query: { language } }, reply) =>
      app.responseCache.respondJson(
        reply,
        () => list(app as unknown as FastifyInstance, language),
        language && { language },
      ),
  })
}

/** Returns all published services, in the office's order. */
async function list(app: FastifyInstance, language?: string): Promise<Service[]> {
  const published = await app.listPublishedPagesIn(language)
  return published
    .filter(({ type }) => type === 'service')
    .map(({ id, address: link, title, modified, content }) => {
      const { summary: description, icon, position } = content as unknown as ServiceContent
      return { id, title, description, link, icon, position, modified }
    })
}

export default serviceRoutes
