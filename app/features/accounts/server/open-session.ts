import type { FastifyReply, FastifyRequest } from 'fastify'
import { addJob } from '#app/base/server/jobs/store.ts'
import { addressOf } from '#app/base/server/limits.ts'
import type { Database } from '#database/connect.ts'
import * as sessions from './sessions.ts'
import { isMarked, markBrowser } from './sign-in-limits.ts'
import type { Account } from './store.ts'
import { bothTokens } from './tokens.ts'
import { tellNewPlace } from './told/tell-new-place.ts'

/**
 * Signs in who has shown all that was asked for, and returns the tokens; undefined when the
 * password is no longer theirs, or they may not sign in.
 */
export async function openSession(request: FastifyRequest, reply: FastifyReply, account: Account) {
  const { server: app, headers, routeOptions } = request
  const origin = { browser: headers['user-agent'], address: addressOf(request) }
  const follow = isToldOf(request, account) ? tell : undefined
  const sid = await sessions.open(app.db, account, origin, follow)
  if (!sid) return undefined
  markBrowser(reply, account)
  // The route says by what: password, code or passkey.
  const about = { address: request.ip, by: account.id, route: routeOptions.url }
  request.log.info(about, 'signed in')
  const { id: sub, username, email } = account
  return bothTokens(app, { sub, username, email, sid })
}

/** A browser in which they have signed in before is no news, and no mail may leave. */
const isToldOf = (request: FastifyRequest, account: Account) =>
  request.server.mailing.server !== undefined && !isMarked(request, account, 'signed in')

/** Whether the place is new is found out later: who signs in does not wait for it. */
const tell = (db: Database, session_id: string) =>
  addJob(db, tellNewPlace, { payload: { session_id } })
