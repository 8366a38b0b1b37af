import type { Feature } from '#app/base/server/feature.ts'
import { purgeTries } from './factors/challenges.ts'
import factorRoutes from './factors/routes.ts'
import secondStepRoutes from './factors/second-step-routes.ts'
import ownAccountRoutes from './own-account-routes.ts'
import passwordRoutes from './password-routes.ts'
import peopleRoutes from './people-routes.ts'
import accountRoutes from './routes.ts'
import setupRoutes from './setup-routes.ts'
import { purge } from './store.ts'

export const accounts: Feature = {
  routes: [
    accountRoutes,
    secondStepRoutes,
    setupRoutes,
    passwordRoutes,
    ownAccountRoutes,
    factorRoutes,
    peopleRoutes,
  ],
  subjects: { administrator: 'people:manage' },
  async purge({ db }) {
    await purge(db)
    await purgeTries(db)
  },
}
