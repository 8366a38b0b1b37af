import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { TooManyRequests } from './errors.ts'

const minutes = 60

/**
 * Every limit, of the API and of pages. Each server counts for itself, in memory. Kept generous,
 * for many students behind one address.
 */
export function createLimits(factor: number) {
  const limit = (points: number, duration: number) =>
    new RateLimiterMemory({ points: Math.max(1, Math.round(points * factor)), duration })
  return {
    signInPerAccountAndAddress: limit(5, 15 * minutes),
    signInPerAddress: limit(20, 5 * minutes),
    signInPerAccount: limit(20, 60 * minutes),
    contactPerAddress: limit(60, 10 * minutes),
    messagePerVisitor: limit(60, minutes),
    messagePerAddress: limit(600, minutes),
    readPerAddress: limit(1200, minutes),
    signPerAddress: limit(1200, minutes),
    streamPerAddress: limit(1200, minutes),
    /** Pages that are made for one visitor alone: the answers to forms sent without scripts. */
    renderPerAddress: limit(300, minutes),
    /** Open at the same time. */
    openStreamsPerAddress: Math.max(1, Math.round(1000 * factor)),
  }
}

export type Limits = ReturnType<typeof createLimits>

/** Counts one try, also a refused one. Throws TooManyRequests past the limit. */
export async function count(limiter: RateLimiterMemory, key: string) {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new TooManyRequests(Math.ceil(refusal.msBeforeNext / 1000) || 1)
  }
}

/** A hook that counts each call by address; administrators are not limited. */
export function limitByAddress(pick: (limits: Limits) => RateLimiterMemory) {
  return async (request: FastifyRequest) => {
    if (request.administrator) return
    await count(pick(request.server.limits), addressOf(request))
  }
}

/** IPv6 users own at least a /64: its addresses count as one. */
export function addressOf({ ip }: FastifyRequest) {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  while (tail !== undefined && groups.length + after.length < 8) groups.push('0')
  return `${groups.concat(after).slice(0, 4).join(':')}::/64`
}
