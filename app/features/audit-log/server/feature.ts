import type { Feature } from '#app/base/server/feature.ts'
import routes from './routes.ts'

export const auditLog: Feature = { routes: [routes] }
