import type { Feature } from '#app/platform/server/feature/feature.ts'
import { toSearchEntry } from '../content/search-entry.ts'
import { groupByCountry } from './fact-list.ts'
import factRoutes from './fact-routes.ts'
import { factsToReviewSection } from './facts-to-review.ts'
import { addFirstFacts } from './first-content.ts'
import { getOfficeTime } from './office-time.ts'
import readRoutes from './read-routes.ts'
import { list, purge } from './store.ts'
import { upcomingFactsSection } from './upcoming-facts.ts'
import valueRoutes from './value-routes.ts'

export const facts: Feature = {
  routes: [readRoutes, ...factRoutes, valueRoutes],
  addFirstContent: addFirstFacts,
  contentTopic: 'facts',
  auditSubjects: { fact: 'content:write', fact_value: 'content:write' },
  restorable: { table: 'facts', subject: 'fact', name: 'label' },
  async listSearchEntries(app) {
    // Only pages, not cards or slides, since a page explains the fact in its context.
    const uses = (await app.factUsages()).filter(({ page, name }) => page && !name)
    const visibleFacts = Object.values(
      groupByCountry(await list(app.db), await getOfficeTime(app)),
    ).flat()
    return visibleFacts.flatMap((fact) => {
      const place = uses.find(({ key }) => key === fact.key)?.page
      return place ? [toSearchEntry(fact, place)] : []
    })
  },
  summarySections: [factsToReviewSection, upcomingFactsSection],
  purge,
}
