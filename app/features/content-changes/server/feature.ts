import type { Feature } from '#app/platform/server/feature/feature.ts'
import routes from './routes.ts'

export const contentChanges: Feature = { routes: [routes] }
