import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import importRoutes from './import-routes.ts'

export const leadImport: Feature = {
  manifest,
  routes: [importRoutes],
}
