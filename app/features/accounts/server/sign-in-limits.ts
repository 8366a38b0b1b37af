import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, setCookie } from '#app/base/server/cookies.ts'
import { TooManyRequests } from '#app/base/server/errors.ts'
import {
  clientAddress,
  consumeLimit,
  type Limit,
  waitForSlot,
} from '#app/base/server/rate-limit.ts'
import { toUsernameKey } from '#app/base/server/username-key.ts'
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
  /** Whether this browser has a mark of the account. */
  isOwnBrowser: boolean
}

type Owner = Pick<store.Account, 'id' | 'password_hash'>

/** Per account and kind of guesser; passwords, codes and recovery codes count together. */
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
  const isOwnBrowser =
    owner !== undefined && markReasons.some((reason) => hasBrowserMark(request, owner, reason))
  const origin = { account, address, isKnownAddress, isOwnBrowser }
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
        request.log.error(error, 'a try stays counted'),
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
 * Guessing by others must not lock out a user on a known address: neither guesses at this account
 * from elsewhere, nor guesses at other accounts from this address.
 */
function listLimits({ account, address, isKnownAddress, isOwnBrowser }: Origin): CountedLimit[] {
  const here = [account, address, ...(isKnownAddress && isOwnBrowser ? ['own browser'] : [])]
  const own: CountedLimit = [signInPerAccountAndAddress, JSON.stringify(here)]
  return isKnownAddress ? [own] : [[signInPerAddress, address], own]
}

/**
 * Own browsers, known addresses and all others have separate counters, so that none uses up
 * another's attempts.
 */
function classifyGuesser({ isOwnBrowser, isKnownAddress }: Origin) {
  if (isOwnBrowser) return 'own browser'
  return isKnownAddress ? 'known address' : 'elsewhere'
}

/** What a browser's mark records, for the current password. */
const markReasons = ['signed in', 'chose it'] as const
type MarkReason = (typeof markReasons)[number]

/**
 * Marks a browser that showed or set the password, so that its attempts count separately. A new
 * password invalidates the mark.
 */
export function markBrowser(reply: FastifyReply, owner: Owner, reason: MarkReason = 'signed in') {
  const maxAgeS = store.KNOWN_ADDRESS_MS / 1000
  setCookie(reply, COOKIE, deriveBrowserMark(reply.server, owner, reason), {
    sameSite: 'strict',
    maxAgeS,
  })
}

/** Whether the browser has this mark. */
export function hasBrowserMark(request: FastifyRequest, owner: Owner, reason: MarkReason) {
  return readCookie(request, COOKIE) === deriveBrowserMark(request.server, owner, reason)
}

/** Cannot be forged: neither the key nor the password hash leaves the server. */
function deriveBrowserMark(
  { deriveKey }: FastifyRequest['server'],
  owner: Owner,
  reason: MarkReason,
) {
  const { id, password_hash } = owner
  return deriveKey(JSON.stringify(['browser', id, password_hash, reason])).toString('base64url')
}
