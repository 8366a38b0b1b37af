import type { Feature } from '#app/base/server/feature.ts'
import ownAccountRoutes from './own-account-routes.ts'
import passwordRoutes from './password-routes.ts'
import peopleRoutes from './people-routes.ts'
import accountRoutes from './routes.ts'
import setupRoutes from './setup-routes.ts'
import { purge } from './store.ts'

export const accounts: Feature = {
  routes: [accountRoutes, setupRoutes, passwordRoutes, ownAccountRoutes, peopleRoutes],
  purge: ({ db }) => purge(db),
}
