import type { Feature } from '#app/base/server/feature.ts'
import { toSearchEntry } from '../content/findable.ts'
import factRoutes from './fact-routes.ts'
import { addFirstFacts } from './first-content.ts'
import { showByCountry } from './listing.ts'
import { factsToCheck } from './morning.ts'
import { readClock } from './read-clock.ts'
import readingRoutes from './reading-routes.ts'
import { startingFacts } from './starting.ts'
import { list, purge } from './store.ts'
import valueRoutes from './value-routes.ts'

export const facts: Feature = {
  routes: [readingRoutes, ...factRoutes, valueRoutes],
  addFirstContent: addFirstFacts,
  contentTopic: 'facts',
  auditSubjects: { fact: 'content:write', fact_value: 'content:write' },
  restorable: { table: 'facts', subject: 'fact', name: 'label' },
  async listSearchEntries(app) {
    // A guide says more of it than a card that names it.
    const uses = (await app.factUsages()).filter(({ page, name }) => page && !name)
    const shown = Object.values(showByCountry(await list(app.db), await readClock(app))).flat()
    return shown.flatMap((fact) => {
      const place = uses.find(({ key }) => key === fact.key)?.page
      return place ? [toSearchEntry(fact, place)] : []
    })
  },
  summarySections: [factsToCheck, startingFacts],
  purge,
}
