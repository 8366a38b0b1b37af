import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { getCountryPicture } from '#app/features/country-pictures/contract.ts'
import { type GuideBrief, type GuideParts, guidesApi } from '../contract.ts'
import type { GuideContent } from '../guide-contract.ts'

const guideRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...guidesApi.list,
    handler: ({ query: { language } }, reply) =>
      app.responseCache.respondJson(
        reply,
        () => listBriefs(app as unknown as FastifyInstance, language),
        language && { language },
      ),
  })
  app.route({
    ...guidesApi.listParts,
    handler: ({ query: { language } }, reply) =>
      app.responseCache.respondJson(
        reply,
        () => listParts(app as unknown as FastifyInstance, language),
        language && { language },
      ),
  })
}

/** Returns all published guides, in the office's order. */
export async function listBriefs(app: FastifyInstance, language?: string): Promise<GuideBrief[]> {
  const published = await app.listPublishedPagesIn(language)
  const office = await app.office.read()
  return published
    .filter(({ type }) => type === 'guide')
    .map(({ address, modified, content }) => {
      const { code, name, nameInText, outline, answers, costs, deadlines } =
        content as unknown as GuideContent
      return {
        code,
        address,
        name,
        nameInText,
        outline: outline || getCountryPicture(code, 'outline', office),
        modified,
        answers,
        costs,
        deadlines,
      }
    })
}

async function listParts(app: FastifyInstance, language?: string): Promise<GuideParts[]> {
  const published = await app.listPublishedPagesIn(language)
  return published
    .filter(({ type }) => type === 'guide')
    .map(({ address, modified, content }) => {
      const { code, name, answers, entry, steps, universities, scholarships } =
        content as unknown as GuideContent
      const lists = { entry, steps, universities, scholarships }
      return { address, modified, code, name, answers, ...lists }
    })
}

export default guideRoutes
