import type { Feature } from '#app/platform/server/feature/feature.ts'
import { listTexts } from '#app/platform/server/text/translate-fields.ts'
import { toSearchEntry } from '../content/search-entry.ts'
import { manifest } from '../feature.ts'
import exchangeRateRoutes from './exchange-rates.ts'
import { groupByCountry } from './fact-list.ts'
import factRoutes from './fact-routes.ts'
import { translatedFields } from './fact-text.ts'
import { countFactsToReview, factsToReviewSection, listUrgentFacts } from './facts-to-review.ts'
import { addFirstFacts } from './first-content.ts'
import { getOfficeTime } from './office-time.ts'
import readRoutes from './read-routes.ts'
import { list, purge } from './store.ts'
import { upcomingFactsSection } from './upcoming-facts.ts'
import valueRoutes from './value-routes.ts'

export const facts: Feature = {
  manifest,
  routes: [readRoutes, ...factRoutes, valueRoutes, exchangeRateRoutes],
  addFirstContent: addFirstFacts,
  contentTopic: 'facts',
  restorable: { table: 'facts', subject: 'fact', name: 'label' },
  async translatableTexts({ db }) {
    const texts = listTexts(await list(db), translatedFields)
    return texts.map((source) => ({ source, place: 'Fact' }))
  },
  async listSearchEntries(app) {
    // Only pages, not cards or slides, since a page explains the fact in its context.
    const uses = (await app.factUsages()).filter(({ page, name }) => page && !name)
    const visibleFacts = Object.values(groupByCountry(await list(app.db), await getOfficeTime(app)))
      .flat()
      .filter(({ topic }) => topic !== 'earlier')
    const countries = new Map(visibleFacts.map(({ key, country }) => [key, country]))
    const counts = Map.groupBy(uses, ({ key, page }) => `${page} ${countries.get(key)}`)
    // A page that shows more facts of the country is rather about it.
    const countFacts = (page: string, country = '') => counts.get(`${page} ${country}`)?.length ?? 0
    return visibleFacts.flatMap((fact) => {
      const [page] = uses
        .filter(({ key }) => key === fact.key)
        .toSorted((a, b) => countFacts(b.page, fact.country) - countFacts(a.page, fact.country))
      return page ? [toSearchEntry(fact, page.page)] : []
    })
  },
  dashboard: countFactsToReview,
  firstSteps: [
    {
      name: 'facts',
      right: 'content:write',
      isDone: async (app) => (await listUrgentFacts(app)).length === 0,
    },
  ],
  summarySections: [factsToReviewSection, upcomingFactsSection],
  purge,
}
