import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import visitRoutes from './routes.ts'
import { listByLeads } from './store.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    visits: typeof visitServices
  }
}

export const visitServices = { listByLeads }

/** The register of visitors, and who is free. */
export const frontDesk: Feature = { manifest, routes: [visitRoutes] }
