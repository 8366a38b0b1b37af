import type { FastifyInstance } from 'fastify'
import { addLanguagePrefix, defaultLanguage, splitLanguagePrefix } from '#app/contract/languages.ts'
import { countPages } from '#app/features/pages/server/page-lists.ts'
import { findNumerous } from '#app/features/pages/server/store.ts'
import type { FoundAddress } from '#app/platform/server/feature/feature.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import { articlesPath, feedPath, parseListAddress } from '../contract.ts'
import { countArticles } from './store.ts'

/** Finds an article, a list that has articles, or their feed. */
export async function findAddress(
  { db }: FastifyInstance,
  address: string,
): Promise<FoundAddress | undefined> {
  const { language, address: source } = splitLanguagePrefix(address) ?? {
    language: defaultLanguage,
    address,
  }
  if (source !== articlesPath && !source.startsWith(`${articlesPath}/`)) return undefined
  const isOfSite = language === defaultLanguage || siteLanguages.includes(language)
  const list = source === feedPath ? { page: 1 } : parseListAddress(source)
  if (list) {
    const total = isOfSite ? await countArticles(db, list) : 0
    return list.page <= countPages(total) ? {} : undefined
  }
  const found = await findNumerous(db, address)
  if (!found || found.address === address) return found && {}
  // A translation has its own address; a page without one is shown in its own language.
  if (found.language === language) return { target: found.address }
  return isOfSite && addLanguagePrefix(language, found.address) === address ? {} : undefined
}
