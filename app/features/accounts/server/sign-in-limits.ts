import type { FastifyReply, FastifyRequest } from 'fastify'
import { toUsernameKey } from '#app/platform/server/auth/username-key.ts'
import { readCookie, setCookie } from '#app/platform/server/http/cookies.ts'
import { TooManyRequests } from '#app/platform/server/http/errors.ts'
import {
  clientAddress,
  consumeLimit,
  type Limit,
  waitForSlot,
} from '#app/platform/server/http/rate-limit.ts'
import { signInPerAccountAndAddress, signInPerAddress, signInSpacing } from './limits.ts'
import { isPassword } from './passwords.ts'
import { countAttempt, removeAttempt } from './security-attempts.ts'
import * as store from './store.ts'

type CountedLimit = [limit: Limit, key: string]
interface Origin {
  account: string
  address: string
  /** Whether the account was used from this address within 30 days. */
  isKnownAddress: boolean
  /** Whether this browser has the cookie of an earlier sign-in to the account. */
  hasKnownBrowser: boolean
}

type Owner = Pick<store.Account, 'id' | 'password_hash'>

/**
 * Limit per account and kind of client (see `classifyGuesser`). Passwords, codes and recovery codes
 * count together.
 */
const GUESSES_PER_HOUR = 20
const COOKIE = 'signedInBefore'

/**
 * Counts an attempt before its password or code is checked, so that parallel attempts count too.
 * Throws TooManyRequests.
 */
export async function countSignIn(request: FastifyRequest, username: string) {
  const { server } = request
  const address = clientAddress(request)
  const owner = await store.find(server.db, username)
  // Spellings that find the same account share one counter.
  const account = owner?.username_key ?? toUsernameKey(username)
  // Also looked up for unknown names, so that they take as long.
  const isKnownAddress = await store.isKnownAddress(server.db, owner?.id ?? '', address)
  const hasKnownBrowser =
    owner !== undefined && cookieReasons.some((reason) => isKnownBrowser(request, owner, reason))
  const origin = { account, address, isKnownAddress, hasKnownBrowser }
  const counted = listLimits(origin)
  for (const [limit, key] of counted) {
    try {
      await consumeLimit(server, limit, key)
    } catch (refusal) {
      if (!isKnownAddress || !(refusal instanceof TooManyRequests)) throw refusal
      // Known addresses wait instead of being refused.
      await waitForSlot(server, signInSpacing, key)
    }
  }
  const attemptId = await countAttempt(server, {
    account: server.keyedHash(`sign-in ${account}`),
    kind: classifyGuesser(origin),
    times: server.limits.scaled(GUESSES_PER_HOUR),
  })

  /** Removes the attempt: it was correct, or it was not checked. */
  async function refund() {
    for (const [limit, key] of counted) await server.limits.of(limit).reward(key)
    // Runs after the response, so that correct and wrong attempts take the same time.
    setImmediate(() => {
      removeAttempt(server.db, attemptId).catch((error) =>
        request.log.error(error, 'a sign-in attempt could not be refunded'),
      )
    })
  }
  return {
    address,
    refund,
    async isPassword(password: string, passwordHash: string | undefined) {
      try {
        return await isPassword(password, passwordHash, { address, hasPriority: isKnownAddress })
      } catch (error) {
        await refund()
        throw error
      }
    },
  }
}

/**
 * Attempts by other people must not lock out an administrator on a known address: neither attempts
 * on this account from other addresses, nor attempts on other accounts from this address.
 */
function listLimits({ account, address, isKnownAddress, hasKnownBrowser }: Origin): CountedLimit[] {
  const here = [account, address, ...(isKnownAddress && hasKnownBrowser ? ['own browser'] : [])]
  const own: CountedLimit = [signInPerAccountAndAddress, JSON.stringify(here)]
  return isKnownAddress ? [own] : [[signInPerAddress, address], own]
}

/**
 * Own browsers, known addresses and all others have separate counters, so that none uses up
 * another's attempts.
 */
function classifyGuesser({ hasKnownBrowser, isKnownAddress }: Origin) {
  if (hasKnownBrowser) return 'own browser'
  return isKnownAddress ? 'known address' : 'elsewhere'
}

/**
 * What a browser's cookie proves for the current password: that it signed in, or that it set the
 * password.
 */
const cookieReasons = ['signed in', 'chose it'] as const
type CookieReason = (typeof cookieReasons)[number]

/**
 * Sets a cookie in a browser that has signed in or set the password, so that its attempts count
 * separately. A new password invalidates the cookie.
 */
export function setKnownBrowserCookie(
  reply: FastifyReply,
  owner: Owner,
  reason: CookieReason = 'signed in',
) {
  const maxAgeS = store.KNOWN_ADDRESS_MS / 1000
  setCookie(reply, COOKIE, deriveBrowserToken(reply.server, owner, reason), {
    sameSite: 'strict',
    maxAgeS,
  })
}

/** Whether the browser has the cookie of this account. */
export function isKnownBrowser(request: FastifyRequest, owner: Owner, reason: CookieReason) {
  return readCookie(request, COOKIE) === deriveBrowserToken(request.server, owner, reason)
}

/**
 * Derives the cookie's value. It cannot be forged, because the key and the password hash never
 * leave the server.
 */
function deriveBrowserToken(
  { deriveKey }: FastifyRequest['server'],
  owner: Owner,
  reason: CookieReason,
) {
  const { id, password_hash } = owner
  return deriveKey(JSON.stringify(['browser', id, password_hash, reason])).toString('base64url')
}
