import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { type GuideBrief, guidesApi } from '../contract.ts'
import type { GuideContent } from '../guide-contract.ts'

const guideRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...guidesApi.list,
    handler: (_request, reply) =>
      app.responseCache.respondJson(reply, () => listBriefs(app as unknown as FastifyInstance)),
  })
}

/** Returns all published guides, in the office's order. */
export async function listBriefs(app: FastifyInstance): Promise<GuideBrief[]> {
  const published = await app.listPublishedSourcePages()
  return published
    .filter(({ type }) => type === 'guide')
    .map(({ address, modified, content }) => {
      const { code, name, nameInText, outline, answers, costs } = content as unknown as GuideContent
      return { code, address, name, nameInText, outline, modified, answers, costs }
    })
}

export default guideRoutes
