import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '#app/platform/server/http/rate-limit.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'
import { newSignInMailJob } from './mails/new-sign-in-mail.ts'
import * as sessions from './sessions.ts'
import { isKnownBrowser, setKnownBrowserCookie } from './sign-in-limits.ts'
import type { Account } from './store.ts'
import { signTokens } from './tokens.ts'

/**
 * Opens a session and returns its tokens. Returns undefined if the password has changed since it
 * was checked or the account is disabled.
 */
export async function openSession(request: FastifyRequest, reply: FastifyReply, account: Account) {
  const { server: app, headers, routeOptions } = request
  const origin = { userAgent: headers['user-agent'], address: clientAddress(request) }
  const afterOpening = (await needsSignInMail(request, account)) ? addSignInMailJob : undefined
  const sid = await sessions.open(app.db, account, origin, afterOpening)
  if (!sid) return undefined
  setKnownBrowserCookie(reply, account)
  // The route identifies the method: password, code or passkey.
  const details = { ip: request.ip, by: account.id, route: routeOptions.url }
  request.log.info(details, 'signed in')
  const { id: sub, username, email, language } = account
  return signTokens(app, { sub, username, email, language, sid })
}

/**
 * Whether to check for a new location: false for browsers with a cookie of an earlier sign-in, and
 * if e-mail is not set up.
 */
async function needsSignInMail(request: FastifyRequest, account: Account) {
  if (isKnownBrowser(request, account, 'signed in')) return false
  const { db, mailer } = request.server
  return mailer.isEnabled(db)
}

/** A job compares the location later, so that signing in does not wait for it. */
const addSignInMailJob = (db: Database, session_id: string) =>
  addJob(db, newSignInMailJob, { payload: { session_id } })
