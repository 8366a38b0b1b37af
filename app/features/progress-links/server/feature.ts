import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import consentRoutes from './consent-routes.ts'
import { listConsentsByLeads } from './consents.ts'
import pageRoutes from './page-routes.ts'
import progressLinkRoutes from './routes.ts'
import { erase, listByLeads, purge } from './store.ts'

declare module '#app/platform/server/feature/services.ts' {
  interface Services {
    progressLinks: typeof progressLinkServices
  }
}

export const progressLinkServices = { listByLeads, listConsentsByLeads, erase }

/** Links with which students follow their applications without an account. */
export const progressLinks: Feature = {
  manifest,
  routes: [progressLinkRoutes, consentRoutes, pageRoutes],
  purge: ({ db }) => purge(db),
}
