import type { FastifyReply, FastifyRequest } from 'fastify'
import { keepCookie, readCookie } from '#app/base/server/cookies.ts'
import { TooManyRequests } from '#app/base/server/errors.ts'
import { addressOf, count, type Limit, waitForTurn } from '#app/base/server/limits.ts'
import {
  signInPerAccount,
  signInPerAccountAndAddress,
  signInPerAddress,
  signInSpacing,
} from './limits.ts'
import { isPassword } from './passwords.ts'
import * as store from './store.ts'

type Counted = [limit: Limit, key: string]
interface Origin {
  account: string
  address: string
  /** Whether somebody has signed in to this account from there within 30 days. */
  isKnown: boolean
  /** Whether the browser has too. */
  isOwn: boolean
}

const COOKIE = 'signedInBefore'

/**
 * Counts a try to sign in before the password is checked, so that many at once count too.
 * Throws TooManyRequests.
 */
export async function countSignIn(request: FastifyRequest, username: string) {
  const { server } = request
  const address = addressOf(request)
  const account = username.toLowerCase()
  const owner = await store.find(server.db, account)
  const isKnown = owner !== undefined && (await store.isKnownAddress(server.db, owner.id, address))
  const isOwn = isKnown && isMarked(request, owner)
  const counted = listLimits({ account, address, isKnown, isOwn })
  for (const [limit, key] of counted) {
    try {
      await count(server, limit, key)
    } catch (refusal) {
      if (!isKnown || !(refusal instanceof TooManyRequests)) throw refusal
      // A right password is always taken here, so nothing is refused that can wait for its turn.
      await waitForTurn(server, signInSpacing, key)
    }
  }

  /** Takes the try back: the password was right, or nobody looked at it. */
  async function forgive() {
    for (const [limit, key] of counted) await server.limits.of(limit).reward(key)
  }
  return {
    address,
    forgive,
    /** Throws TooBusy. */
    async isPassword(password: string, passwordHash: string | undefined) {
      try {
        return await isPassword(password, passwordHash, { address, isKnown })
      } catch (error) {
        await forgive()
        throw error
      }
    },
  }
}

/**
 * Strangers who guess must not lock out whoever usually signs in from here: neither those who
 * try this account from anywhere, nor those who try other names from here.
 */
function listLimits({ account, address, isKnown, isOwn }: Origin): Counted[] {
  const here = [account, address, ...(isOwn ? ['own browser'] : [])]
  const own: Counted = [signInPerAccountAndAddress, JSON.stringify(here)]
  if (isKnown) return [own]
  return [[signInPerAddress, address], own, [signInPerAccount, account]]
}

/**
 * Marks a browser that has shown the password. At a known address its tries count apart, so that
 * strangers there cannot take its turns. A new password makes the mark worthless.
 */
export function markBrowser(reply: FastifyReply, owner: store.Account) {
  const maxAgeS = store.KNOWN_ADDRESS_MS / 1000
  keepCookie(reply, COOKIE, markOf(reply.server, owner), { sameSite: 'strict', maxAgeS })
}

/** Whether this browser has shown the present password before. */
export function isMarked(request: FastifyRequest, owner: store.Account) {
  return readCookie(request, COOKIE) === markOf(request.server, owner)
}

/** Nobody can make one: neither the key nor the hash is ever told. */
function markOf({ deriveKey }: FastifyRequest['server'], { id, password_hash }: store.Account) {
  return deriveKey(JSON.stringify(['browser', id, password_hash])).toString('base64url')
}
