import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { findRoleAssignment } from '#app/platform/server/auth/access.ts'
import { toUsernameKey } from '#app/platform/server/auth/username-key.ts'
import { ApiError, InvalidToken } from '#app/platform/server/http/errors.ts'
import { accountsApi } from '../contract.ts'
import { findSecondStep } from './factors/factors.ts'
import { logRefusedSignIn } from './factors/log-refused-sign-in.ts'
import { openSession } from './open-session.ts'
import * as sessions from './sessions.ts'
import { countSignIn } from './sign-in-limits.ts'
import * as store from './store.ts'
import { readRefreshToken, signAccessToken } from './tokens.ts'

const accountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...accountsApi.signIn,
    async handler(request, reply) {
      const { username, password } = request.body
      const limit = await countSignIn(request, username)
      const account = await store.find(app.db, username)
      // Looked up before the password is checked, so that response times reveal nothing.
      const found = await findSecondStep(app, account)
      const isCorrect = await limit.isPassword(password, account?.password_hash)
      const isDisabled = Boolean(account?.disabled_at)
      const owner = isCorrect && !isDisabled ? account : undefined
      const secondStep = owner && found
      const tokens = owner && !secondStep && (await openSession(request, reply, owner))
      if (!tokens && !secondStep) {
        // The username is not logged: users sometimes type a password there.
        logRefusedSignIn(
          request,
          account?.username_key ?? toUsernameKey(username),
          'sign-in refused',
        )
        // Only a caller with the correct password learns that the account is disabled.
        if (isCorrect && isDisabled) throw new ApiError(401, 'account_disabled', disabledAccount)
        throw new ApiError(401, 'no_active_account', noAccount)
      }
      await limit.refund()
      if (!tokens) throw secondStep
      return tokens
    },
  })

  app.route({
    ...accountsApi.refresh,
    async handler(request) {
      const claims = readRefreshToken(app, request.body.refresh)
      if (!(await findRoleAssignment(app, claims))) throw new InvalidToken()
      await sessions.recordUse(app.db, claims.sid)
      const account = await store.findById(app.db, claims.sub)
      return { access: signAccessToken(app, { ...claims, language: account?.language }) }
    },
  })

  app.route({
    ...accountsApi.signOut,
    async handler(request) {
      const { sid, sub: by } = readRefreshToken(app, request.body.refresh)
      if (!(await sessions.end(app.db, sid))) throw new InvalidToken()
      request.log.info({ ip: request.ip, by }, 'signed out')
      return {}
    },
  })
}

const disabledAccount =
  'This account is disabled. Ask another administrator of your office to enable it.'
const noAccount = 'No active account found with the given credentials'

export default accountRoutes
