import type { FastifyInstance } from 'fastify'
import { addLanguagePrefix, defaultLanguage, splitLanguagePrefix } from '#app/contract/languages.ts'
import { countPages } from '#app/features/pages/server/page-lists.ts'
import { findNumerous } from '#app/features/pages/server/store.ts'
import type { FoundAddress } from '#app/platform/server/feature/feature.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import { eventsPath, parseListAddress } from '../contract.ts'
import { countEvents } from './store.ts'

/** Finds an event, or a list of events. The first list exists as long as there is an event, past or not. */
export async function findAddress(
  app: FastifyInstance,
  address: string,
): Promise<FoundAddress | undefined> {
  const { language, address: source } = splitLanguagePrefix(address) ?? {
    language: defaultLanguage,
    address,
  }
  if (source !== eventsPath && !source.startsWith(`${eventsPath}/`)) return undefined
  const isOfSite = language === defaultLanguage || siteLanguages.includes(language)
  const list = parseListAddress(source)
  if (list) {
    if (!isOfSite) return undefined
    const pages = countPages(await countEvents(app, list.isPast))
    if (list.page <= pages) return {}
    return list.page === 1 && !list.isPast && (await countEvents(app, true)) > 0 ? {} : undefined
  }
  const found = await findNumerous(app.db, address)
  if (!found || found.address === address) return found && {}
  // A translation has its own address; a page without one is shown in its own language.
  if (found.language === language) return { target: found.address }
  return isOfSite && addLanguagePrefix(language, found.address) === address ? {} : undefined
}
