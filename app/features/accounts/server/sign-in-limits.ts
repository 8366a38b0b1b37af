import type { FastifyRequest } from 'fastify'
import { addressOf, count, type Limits } from '#app/server/limits.ts'
import * as store from './store.ts'

/**
 * Counts a try to sign in before the password is checked, so that many at once count too.
 * `forgive()` takes it back when the password was right. Throws TooManyRequests.
 */
export async function countSignIn(request: FastifyRequest, username: string) {
  const address = addressOf(request)
  const account = username.toLowerCase()
  const counted = await listLimits(request, account, address)
  for (const [limiter, key] of counted) await count(limiter, key)
  return {
    address,
    async forgive() {
      for (const [limiter, key] of counted) await limiter.reward(key)
    },
  }
}

async function listLimits({ server }: FastifyRequest, account: string, address: string) {
  const { signInPerAccountAndAddress, signInPerAddress, signInPerAccount } = server.limits
  const limits: [Limits['signInPerAddress'], string][] = [
    [signInPerAddress, address],
    [signInPerAccountAndAddress, JSON.stringify([account, address])],
  ]
  // Strangers who guess must not lock out whoever usually signs in from here.
  const known = await store.find(server.db, account)
  const isUsual = known && (await store.isKnownAddress(server.db, known.id, address))
  if (!isUsual) limits.push([signInPerAccount, account])
  return limits
}
