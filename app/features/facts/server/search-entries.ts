import type { FastifyInstance } from 'fastify'
import { defaultLanguage, languageOfAddress } from '#app/contract/languages.ts'
import type { FactUsage, SearchEntry } from '#app/platform/server/feature/feature.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import { translateFields } from '#app/platform/server/text/translate-fields.ts'
import { toSearchEntry } from '../content/search-entry.ts'
import type { VisibleFact } from '../contract.ts'
import { groupByCountry } from './fact-list.ts'
import { entryTextIn, translatedFields } from './fact-text.ts'
import { getOfficeTime } from './office-time.ts'
import { list } from './store.ts'

/** Returns the visible facts, in each language those that its pages show: proper names are not translated. */
export async function listFactEntries(app: FastifyInstance): Promise<SearchEntry[]> {
  // Only pages, not cards or slides, since a page explains the fact in its context.
  const uses = (await app.factUsages()).filter(({ page, name }) => page && !name)
  const facts = Object.values(groupByCountry(await list(app.db), await getOfficeTime(app)))
    .flat()
    .filter(({ topic }) => topic !== 'earlier')
  const inEnglish = createEntries(facts, uses, defaultLanguage)
  const others = await Promise.all(
    siteLanguages.map(async (language) => {
      const translate = await app.services.textTranslations.loadTranslate(app.db, language)
      const translated = facts.map((fact) => translateFields(fact, translatedFields, translate))
      return createEntries(translated, uses, language)
    }),
  )
  return [...inEnglish, ...others.flat()]
}

/** Creates entries of the facts that pages in this language show. */
function createEntries(facts: VisibleFact[], allUses: FactUsage[], language: string) {
  const uses = allUses.filter(({ page }) => languageOfAddress(page) === language)
  const countries = new Map(facts.map(({ key, country }) => [key, country]))
  const counts = Map.groupBy(uses, ({ key, page }) => `${page} ${countries.get(key)}`)
  // A page that shows more facts of the country is rather about it.
  const countFacts = (page: string, country = '') => counts.get(`${page} ${country}`)?.length ?? 0
  const text = entryTextIn(language)
  return facts.flatMap((fact) => {
    const [page] = uses
      .filter(({ key }) => key === fact.key)
      .toSorted((a, b) => countFacts(b.page, fact.country) - countFacts(a.page, fact.country))
    return page ? [toSearchEntry(fact, page.page, text)] : []
  })
}
