import type { Feature } from '#app/platform/server/feature/feature.ts'
import importRoutes from './import-routes.ts'

export const leadImport: Feature = {
  routes: [importRoutes],
  auditSubjects: { lead_import: 'leads:all' },
}
