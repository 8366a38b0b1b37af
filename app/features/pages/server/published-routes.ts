import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { getLanguageName, splitLanguagePrefix } from '#app/contract/languages.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import type { PublishedPage } from '#app/platform/server/text/page-content.ts'
import { type PublicPage, publishedApi } from '../published-contract.ts'
import { completePage, fillLinkNames } from './publishing.ts'
import { findNumerous, listVersionsOf } from './store.ts'

const publishedRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...publishedApi.list,
    handler: ({ query: { language } }, reply) =>
      app.responseCache.respondJson(
        reply,
        async () => fillLinkNames(app, (await app.listPublishedPagesIn(language)) as PublicPage[]),
        language && { language },
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
    const published = await app.listPublishedPages()
    const listed = findPublished(published, address)
    const found = listed ?? (await findNumerous(app.db, address))
    if (!found) throw new NotFound('Page')
    const { picture } = found.content
    const pictures = await app.services.pictures.describe(app.db, [picture])
    const card = pictures.get(picture)?.card ?? (picture || undefined)
    const versions = listed ? published : await listVersionsOf(app.db, found)
    const languages = listLanguages(versions, found)
    const page = (await completePage(app, found)) as PublishedFullPage
    return { ...page, card, languages }
  }

  async function listTranslations() {
    const published = await app.listPublishedPages()
    return published
      .filter(({ translation_of }) => translation_of)
      .map((each) => ({ ...each, languages: listLanguages(published, each) }))
  }
}

/** Finds a page by its address, or by the address of its source with the prefix of a language. */
function findPublished(published: PublishedPage[], address: string) {
  const found = published.find((each) => each.address === address)
  const translated = splitLanguagePrefix(address)
  if (found || !translated) return found
  const source = published.find((each) => each.address === translated.address)
  const isTranslation = ({ translation_of, language }: PublishedPage) =>
    translation_of === source?.id && language === translated.language
  return source && (published.find(isTranslation) ?? source)
}

type PublishedFullPage = PublishedPage & PublicPage

/** Returns the published languages of a page, source first; undefined if there is only one. */
function listLanguages(published: PublishedPage[], { id, translation_of }: PublishedPage) {
  const sourceId = translation_of ?? id
  const languageVersions = published.filter((each) => (each.translation_of ?? each.id) === sourceId)
  if (languageVersions.length === 1) return undefined
  return languageVersions.map(({ language, address }) => ({
    language,
    name: getLanguageName(language),
    address,
  }))
}

export default publishedRoutes
