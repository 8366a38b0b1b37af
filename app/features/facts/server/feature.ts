import type { Feature } from '#app/base/server/feature.ts'
import { toSearchEntry } from '../content/search-entry.ts'
import { groupByCountry } from './fact-list.ts'
import factRoutes from './fact-routes.ts'
import { factsToReviewSection } from './facts-to-review.ts'
import { addFirstFacts } from './first-content.ts'
import { readClock } from './read-clock.ts'
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
    // Guides explain more than cards, so search entries lead to guides.
    const uses = (await app.factUsages()).filter(({ page, name }) => page && !name)
    const shown = Object.values(groupByCountry(await list(app.db), await readClock(app))).flat()
    return shown.flatMap((fact) => {
      const place = uses.find(({ key }) => key === fact.key)?.page
      return place ? [toSearchEntry(fact, place)] : []
    })
  },
  summarySections: [factsToReviewSection, upcomingFactsSection],
  purge,
}
