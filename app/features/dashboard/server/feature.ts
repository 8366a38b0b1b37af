import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import exampleDataRoutes from './example-data-routes.ts'
import firstStepsRoutes from './first-steps-routes.ts'
import routes from './routes.ts'

export const dashboard: Feature = {
  manifest,
  routes: [routes, firstStepsRoutes, exampleDataRoutes],
}
