import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { isLiving } from '#app/server/access.ts'
import { NoActiveAccount, TokenNotValid } from '#app/server/errors.ts'
import { accountsApi } from '../contract.ts'
import { isPassword } from './passwords.ts'
import { countSignIn } from './sign-in-limits.ts'
import * as store from './store.ts'
import { accessToken, readRefreshToken, refreshToken } from './tokens.ts'

const accountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...accountsApi.signIn,
    async handler(request) {
      const { username, password } = request.body
      const limit = await countSignIn(request, username)
      const account = await store.find(app.db, username)
      if (!(await isPassword(password, account?.password_hash)) || !account) {
        request.log.warn('sign-in refused')
        throw new NoActiveAccount()
      }
      await limit.forgive()
      const sid = await store.openSession(app.db, account.id, limit.address)
      const person = { sub: account.id, username: account.username, email: account.email, sid }
      return { access: accessToken(app, person), refresh: refreshToken(app, person) }
    },
  })

  app.route({
    ...accountsApi.refresh,
    async handler(request) {
      const claims = readRefreshToken(app, request.body.refresh)
      if (!(await isLiving(app, claims.sid))) throw new TokenNotValid()
      return { access: accessToken(app, claims) }
    },
  })

  app.route({
    ...accountsApi.signOut,
    async handler(request) {
      const { sid } = readRefreshToken(app, request.body.refresh)
      if (!(await store.endSession(app.db, sid))) throw new TokenNotValid()
      return {}
    },
  })
}

export default accountRoutes
