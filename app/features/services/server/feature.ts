import { countRows } from '#app/base/server/counts.ts'
import type { Feature } from '#app/base/server/feature.ts'
import { listFindable } from './findable.ts'
import { addFirstServices } from './first-content.ts'
import routes from './routes.ts'

export const services: Feature = {
  routes: [routes],
  addFirstContent: addFirstServices,
  shown: 'services',
  findable: ({ db }) => listFindable(db),
  dashboard: (db) => ({ counts: { services: (days) => countRows(db, 'services', days) } }),
}
