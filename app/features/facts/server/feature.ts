import type { Feature } from '#app/platform/server/feature/feature.ts'
import { listTexts } from '#app/platform/server/text/translate-fields.ts'
import { manifest } from '../feature.ts'
import exchangeRateRoutes from './exchange-rates.ts'
import factRoutes from './fact-routes.ts'
import { translatedFields } from './fact-text.ts'
import { countFactsToReview, factsToReviewSection, listUrgentFacts } from './facts-to-review.ts'
import { addFirstFacts } from './first-content.ts'
import readRoutes from './read-routes.ts'
import { listFactEntries } from './search-entries.ts'
import { shareFactValues } from './share-values.ts'
import { list, purge } from './store.ts'
import { upcomingFactsSection } from './upcoming-facts.ts'
import valueRoutes from './value-routes.ts'

export const facts: Feature = {
  manifest,
  setUp: shareFactValues,
  routes: [readRoutes, ...factRoutes, valueRoutes, exchangeRateRoutes],
  addFirstContent: addFirstFacts,
  contentTopic: 'facts',
  restorable: { table: 'facts', subject: 'fact', name: 'label' },
  async translatableTexts({ db }) {
    const texts = listTexts(await list(db), translatedFields)
    return texts.map((source) => ({ source, place: 'Fact' }))
  },
  listSearchEntries: listFactEntries,
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
