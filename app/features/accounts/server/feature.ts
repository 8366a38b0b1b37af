import type { Feature } from '#app/platform/server/feature/feature.ts'
import { manifest } from '../feature.ts'
import { purgeChallengeAttempts } from './factors/challenges.ts'
import { hasFactor, readFactors } from './factors/factors.ts'
import ownPasskeyRoutes from './factors/own-passkey-routes.ts'
import passkeyRoutes from './factors/passkey-routes.ts'
import { addReauthenticationHook } from './factors/reauthentication.ts'
import reauthenticationRoutes from './factors/reauthentication-routes.ts'
import requiredFactorRoutes from './factors/required-factor-routes.ts'
import factorRoutes from './factors/routes.ts'
import secondStepRoutes from './factors/second-step-routes.ts'
import factorSetupRoutes from './factors/setup-routes.ts'
import { newSignInMailJob } from './mails/new-sign-in-mail.ts'
import ownAccountRoutes from './own-account-routes.ts'
import { passwordResetMailJob } from './password-reset/mail-job.ts'
import passwordResetRoutes from './password-reset/routes.ts'
import passwordRoutes from './password-routes.ts'
import { hasSeveral, pictureReferences } from './people.ts'
import peopleRoutes from './people-routes.ts'
import accountRoutes from './routes.ts'
import { purgeAttempts } from './security-attempts.ts'
import setupRoutes from './setup-routes.ts'
import { purge } from './store.ts'

export const accounts: Feature = {
  manifest,
  setUp: addReauthenticationHook,
  routes: [
    accountRoutes,
    secondStepRoutes,
    passkeyRoutes,
    factorSetupRoutes,
    setupRoutes,
    passwordRoutes,
    passwordResetRoutes,
    ownAccountRoutes,
    factorRoutes,
    ownPasskeyRoutes,
    reauthenticationRoutes,
    peopleRoutes,
    requiredFactorRoutes,
  ],
  pictures: [{ table: 'administrators', column: 'photo', subject: 'administrator' }],
  pictureReferences: [pictureReferences],
  jobs: [passwordResetMailJob, newSignInMailJob],
  firstSteps: [
    {
      name: 'second_factor',
      right: 'office:enter',
      isDone: async ({ db }, { id }) => hasFactor(await readFactors(db, id)),
    },
    {
      name: 'people',
      right: 'people:manage',
      isDone: ({ db }) => hasSeveral(db),
    },
  ],
  async purge({ db }) {
    await purge(db)
    await purgeChallengeAttempts(db)
    await purgeAttempts(db)
  },
}
