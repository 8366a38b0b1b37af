import type { Feature } from '#app/platform/server/feature/feature.ts'
import reportRoutes from './report-routes.ts'

export const reports: Feature = { routes: [reportRoutes] }
