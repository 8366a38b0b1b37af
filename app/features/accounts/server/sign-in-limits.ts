import type { FastifyRequest } from 'fastify'
import { addressOf, count, type Limit } from '#app/base/server/limits.ts'
import { signInPerAccount, signInPerAccountAndAddress, signInPerAddress } from './limits.ts'
import { isPassword } from './passwords.ts'
import * as store from './store.ts'

type Counted = [limit: Limit, key: string]

/**
 * Counts a try to sign in before the password is checked, so that many at once count too.
 * Throws TooManyRequests.
 */
export async function countSignIn(request: FastifyRequest, username: string) {
  const address = addressOf(request)
  const account = username.toLowerCase()
  const isKnown = await isUsual(request, account, address)
  const counted = listLimits({ account, address, isKnown })
  for (const [limit, key] of counted) await count(request.server, limit, key)

  /** Takes the try back: the password was right, or nobody looked at it. */
  async function forgive() {
    for (const [limit, key] of counted) await request.server.limits.of(limit).reward(key)
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

/** Whether somebody has signed in to this account from there within 30 days. */
async function isUsual({ server: { db } }: FastifyRequest, account: string, address: string) {
  const known = await store.find(db, account)
  return known !== undefined && store.isKnownAddress(db, known.id, address)
}

/**
 * Strangers who guess must not lock out whoever usually signs in from here: neither those who
 * try this account from anywhere, nor those who try other names from here.
 */
function listLimits({
  account,
  address,
  isKnown,
}: {
  account: string
  address: string
  isKnown: boolean
}): Counted[] {
  const own: Counted = [signInPerAccountAndAddress, JSON.stringify([account, address])]
  if (isKnown) return [own]
  return [[signInPerAddress, address], own, [signInPerAccount, account]]
}
