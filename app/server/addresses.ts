import type { FastifyInstance } from 'fastify'
import { defaultLanguage, splitLanguagePrefix } from '#app/contract/languages.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import { features } from './features.ts'
import { listOwnPages } from './reserved-addresses.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The addresses of features that are not in app/routes.ts, cached. */
    knownAddresses: () => Promise<KnownAddresses>
  }
}

const ownPages = listOwnPages(features)

/** Decorates the server with the addresses of its pages. */
export function decorateAddresses(app: FastifyInstance) {
  const knownAddresses = cacheAddresses(app)
  app.decorate('knownAddresses', knownAddresses)
  app.decorate('isPage', async (address: string) => {
    if (isOwnPage(address) || (await knownAddresses()).pages.has(address)) return true
    const found = await app.findAddress(address)
    return found !== undefined && found.target === undefined
  })
}

function isOwnPage(address: string) {
  const translated = splitLanguagePrefix(address)
  const { language = defaultLanguage, address: source = address } = translated ?? {}
  const isOfSite = language === defaultLanguage || siteLanguages.includes(language)
  return isOfSite && ownPages.has(source)
}

function cacheAddresses(app: FastifyInstance) {
  return app.responseCache.memoize(async () => {
    const found = await Promise.all(features.map(({ listAddresses }) => listAddresses?.(app)))
    const redirects = found.flatMap((each) => each?.redirects ?? [])
    const listed = new Map(redirects.map((redirect) => [redirect.source, redirect]))
    const queryParams = found.flatMap((each) => each?.queryParams ?? [])
    return {
      pages: new Set(found.flatMap((each) => each?.pages ?? [])),
      queryParams: new Map(queryParams.map((choice) => [choice.path, choice])),
      findAddress: app.findAddress,
      findRedirect: async (source: string) =>
        (await app.findRedirect(source)) ?? listed.get(source),
    }
  })
}

export type KnownAddresses = Awaited<ReturnType<ReturnType<typeof cacheAddresses>>>
