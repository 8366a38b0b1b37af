import type { Feature } from '#app/base/server/feature.ts'
import { purgeTries } from './factors/challenges.ts'
import ownPasskeyRoutes from './factors/own-passkey-routes.ts'
import passkeyRoutes from './factors/passkey-routes.ts'
import { demandProof } from './factors/proof.ts'
import proofRoutes from './factors/proof-routes.ts'
import requiredFactorRoutes from './factors/required-routes.ts'
import factorRoutes from './factors/routes.ts'
import secondStepRoutes from './factors/second-step-routes.ts'
import factorSetupRoutes from './factors/setup-routes.ts'
import forgottenRoutes from './forgotten/forgotten-routes.ts'
import { mailForgotten } from './forgotten/mail-forgotten.ts'
import ownAccountRoutes from './own-account-routes.ts'
import passwordRoutes from './password-routes.ts'
import peopleRoutes from './people-routes.ts'
import accountRoutes from './routes.ts'
import setupRoutes from './setup-routes.ts'
import { purge } from './store.ts'
import { tellNewPlace } from './told/tell-new-place.ts'
import { purgeCounted } from './tries.ts'

export const accounts: Feature = {
  setUp: demandProof,
  routes: [
    accountRoutes,
    secondStepRoutes,
    passkeyRoutes,
    factorSetupRoutes,
    setupRoutes,
    passwordRoutes,
    forgottenRoutes,
    ownAccountRoutes,
    factorRoutes,
    ownPasskeyRoutes,
    proofRoutes,
    peopleRoutes,
    requiredFactorRoutes,
  ],
  subjects: { administrator: 'people:manage', required_factors: 'people:manage' },
  jobs: [mailForgotten, tellNewPlace],
  async purge({ db }) {
    await purge(db)
    await purgeTries(db)
    await purgeCounted(db)
  },
}
