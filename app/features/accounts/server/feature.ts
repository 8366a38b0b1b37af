import type { Feature } from '#app/platform/server/feature/feature.ts'
import { purgeChallengeAttempts } from './factors/challenges.ts'
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
import peopleRoutes from './people-routes.ts'
import accountRoutes from './routes.ts'
import { purgeAttempts } from './security-attempts.ts'
import setupRoutes from './setup-routes.ts'
import { purge } from './store.ts'

export const accounts: Feature = {
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
  auditSubjects: { administrator: 'people:manage', required_factors: 'people:manage' },
  jobs: [passwordResetMailJob, newSignInMailJob],
  async purge({ db }) {
    await purge(db)
    await purgeChallengeAttempts(db)
    await purgeAttempts(db)
  },
}
