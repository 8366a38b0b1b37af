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
  /** Whether somebody has signed in to this account from there within 30 days. */
  isKnownAddress: boolean
  /** Whether somebody has signed in in this browser, or chosen the password. */
  isOwnBrowser: boolean
}

type Owner = Pick<store.Account, 'id' | 'password_hash'>

/** Of each who guesses at an account: passwords, codes and recovery codes together. */
const GUESSES_PER_HOUR = 20
const COOKIE = 'signedInBefore'

/**
 * Counts a guess at a password, a code or a recovery code before it is checked, so that many at once
 * count too. Throws TooManyRequests.
 */
export async function countSignIn(request: FastifyRequest, username: string) {
  const { server } = request
  const address = clientAddress(request)
  const owner = await store.find(server.db, username)
  // However the name is spelled, what is counted is the account that it finds.
  const account = owner?.username_key ?? toUsernameKey(username)
  // Looked for of unknown names too: they take as long.
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
      // A right password is always taken here, so nothing is refused that can wait for its turn.
      await waitForSlot(server, signInSpacing, key)
    }
  }
  const attemptId = await countAttempt(server, {
    account: server.keyedHash(`sign-in ${account}`),
    kind: classifyGuesser(origin),
    times: server.limits.scaled(GUESSES_PER_HOUR),
  })

  /** Takes the try back: it was right, or nobody looked at it. */
  async function refund() {
    for (const [limit, key] of counted) await server.limits.of(limit).reward(key)
    // After the answer: what is right would be answered later than what is wrong.
    setImmediate(() => {
      removeAttempt(server.db, attemptId).catch((error) =>
        request.log.error(error, 'a try stays counted'),
      )
    })
  }
  return {
    address,
    refund,
    /** Throws TooBusy. */
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
 * Strangers who guess must not lock out whoever usually signs in from here: neither those who
 * try this account from anywhere, nor those who try other names from here.
 */
function listLimits({ account, address, isKnownAddress, isOwnBrowser }: Origin): CountedLimit[] {
  const here = [account, address, ...(isKnownAddress && isOwnBrowser ? ['own browser'] : [])]
  const own: CountedLimit = [signInPerAccountAndAddress, JSON.stringify(here)]
  return isKnownAddress ? [own] : [[signInPerAddress, address], own]
}

/**
 * Who guesses, as far as can be told: strangers, those who share an address with the owner, and
 * the owner's browsers count apart, so that none takes what is left to another.
 */
function classifyGuesser({ isOwnBrowser, isKnownAddress }: Origin) {
  if (isOwnBrowser) return 'own browser'
  return isKnownAddress ? 'known address' : 'elsewhere'
}

/** What somebody has done in a browser, with the password as it is. */
const markReasons = ['signed in', 'chose it'] as const
type MarkReason = (typeof markReasons)[number]

/**
 * Marks a browser in which the password was shown or chosen. Its tries count apart, so that
 * strangers cannot use them up. A new password makes the mark worthless.
 */
export function markBrowser(reply: FastifyReply, owner: Owner, reason: MarkReason = 'signed in') {
  const maxAgeS = store.KNOWN_ADDRESS_MS / 1000
  setCookie(reply, COOKIE, deriveBrowserMark(reply.server, owner, reason), {
    sameSite: 'strict',
    maxAgeS,
  })
}

/** Whether somebody has done that in this browser. */
export function hasBrowserMark(request: FastifyRequest, owner: Owner, reason: MarkReason) {
  return readCookie(request, COOKIE) === deriveBrowserMark(request.server, owner, reason)
}

/** Nobody can make one: neither the key nor the hash is ever told. */
function deriveBrowserMark(
  { deriveKey }: FastifyRequest['server'],
  owner: Owner,
  reason: MarkReason,
) {
  const { id, password_hash } = owner
  return deriveKey(JSON.stringify(['browser', id, password_hash, reason])).toString('base64url')
}
