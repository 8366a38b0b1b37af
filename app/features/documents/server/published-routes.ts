import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { PublishedDocument } from '#app/base/server/document-content.ts'
import { NotFound } from '#app/base/server/errors.ts'
import { nameLanguage } from '../language-contract.ts'
import { publishedApi, type Readable } from '../published-contract.ts'
import { fillDocument, fillNames } from './facts-in-texts.ts'

const publishedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...publishedApi.list,
    handler: (_request, reply) =>
      app.responseCache.respondJson(reply, async () =>
        fillNames(app, (await app.published()) as Readable[]),
      ),
  })

  app.route({
    ...publishedApi.read,
    handler: ({ query: { address } }, reply) =>
      app.responseCache.respondJson(reply, () => readPublished(address), { address }),
  })

  app.route({
    ...publishedApi.translations,
    handler: (_request, reply) => app.responseCache.respondJson(reply, listTranslations),
  })

  async function readPublished(address: string) {
    const published = await app.publishedInAll()
    const found = published.find((each) => each.address === address) as Found | undefined
    if (!found) throw new NotFound('Document')
    const { picture } = found.content
    const known = await app.services.pictures.describe(app.db, [picture])
    const card = known.get(picture)?.card ?? (picture || undefined)
    const languages = listLanguages(published, found)
    return { ...(await fillDocument(app, found)), card, languages }
  }

  async function listTranslations() {
    const published = await app.publishedInAll()
    return published
      .filter(({ translation_of }) => translation_of)
      .map((each) => ({ ...each, languages: listLanguages(published, each) }))
  }
}

type Found = PublishedDocument & Readable

/** In which the same is published, originals first; undefined where there is no other. */
function listLanguages(published: PublishedDocument[], { id, translation_of }: PublishedDocument) {
  const family = translation_of ?? id
  const same = published.filter((each) => (each.translation_of ?? each.id) === family)
  if (same.length === 1) return undefined
  return same.map(({ language, address }) => ({ language, name: nameLanguage(language), address }))
}

export default publishedRoutes
