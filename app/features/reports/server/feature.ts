import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import reportRoutes from './report-routes.ts'

export const reports: Feature = {
  manifest,
  routes: [reportRoutes],
}
