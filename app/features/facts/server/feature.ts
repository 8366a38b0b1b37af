import type { Feature } from '#app/base/server/feature.ts'
import factRoutes from './fact-routes.ts'
import { addFirstFacts } from './first-content.ts'
import readingRoutes from './reading-routes.ts'
import { purge } from './store.ts'
import valueRoutes from './value-routes.ts'

export const facts: Feature = {
  routes: [readingRoutes, ...factRoutes, valueRoutes],
  addFirstContent: addFirstFacts,
  shown: 'facts',
  restorable: { table: 'facts', subject: 'fact', name: 'label' },
  purge,
}
