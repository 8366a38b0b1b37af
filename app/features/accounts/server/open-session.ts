import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '#app/base/server/limits.ts'
import * as sessions from './sessions.ts'
import { markBrowser } from './sign-in-limits.ts'
import type { Account } from './store.ts'
import { accessToken, refreshToken } from './tokens.ts'

/**
 * Signs in who has shown all that was asked for, and returns the tokens; undefined when the
 * password is no longer theirs, or they may not sign in.
 */
export async function openSession(request: FastifyRequest, reply: FastifyReply, account: Account) {
  const { server: app, headers } = request
  const origin = { browser: headers['user-agent'], address: addressOf(request) }
  const sid = await sessions.open(app.db, account, origin)
  if (!sid) return undefined
  markBrowser(reply, account)
  const person = { sub: account.id, username: account.username, email: account.email, sid }
  return { access: accessToken(app, person), refresh: refreshToken(app, person) }
}
