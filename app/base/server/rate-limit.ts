import { isIPv6 } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { TooManyRequests } from './errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits
  }
}

/** So many in so long. Each stands where it is used, and is generous: many share an address. */
export interface Limit {
  times: number
  seconds: number
}

export const MINUTES = 60

/** One every so often; so many that come too early wait. */
export interface Spacing {
  everyMs: number
  waiting: number
}

/** Each server counts for itself, in memory; `factor` makes every limit wider or narrower. */
export function createLimits(factor: number) {
  const scaled = (times: number) => Math.max(1, Math.round(times * factor))
  const limiters = new Map<Limit, RateLimiterMemory>()

  function of(limit: Limit) {
    const known = limiters.get(limit)
    if (known) return known
    const { times, seconds } = limit
    const limiter = new RateLimiterMemory({ points: scaled(times), duration: seconds })
    limiters.set(limit, limiter)
    return limiter
  }
  return { of, scaled, factor, nextFreeAt: new LRUCache<string, number>({ max: MAX_SPACED_KEYS }) }
}

/** Keys whose next turn is remembered; the oldest are forgotten first. */
const MAX_SPACED_KEYS = 10_000

type Limits = ReturnType<typeof createLimits>

/** Counts one try, also a refused one. Throws TooManyRequests past the limit. */
export async function consumeLimit({ limits }: FastifyInstance, limit: Limit, key: string) {
  try {
    await limits.of(limit).consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new TooManyRequests(Math.ceil(refusal.msBeforeNext / 1000) || 1)
  }
}

/** Resolves when it is this one's turn. Throws TooManyRequests where too many wait already. */
export async function waitForSlot({ limits }: FastifyInstance, spacing: Spacing, key: string) {
  const { nextFreeAt: freeAt, factor } = limits
  const everyMs = spacing.everyMs / factor
  const now = Date.now()
  const maxWaitMs = spacing.waiting * everyMs
  const free = freeAt.get(key) ?? now
  // No turn lies farther ahead: the clock was set back since.
  const slot = free > now + maxWaitMs + everyMs ? now : Math.max(now, free)
  if (slot - now > maxWaitMs) {
    throw new TooManyRequests(Math.ceil((slot - now) / 1000))
  }
  freeAt.set(key, slot + everyMs)
  await sleep(slot - now)
}

/** A hook that counts each call by address; administrators are not limited. */
export function limitByAddress(limit: Limit) {
  return async (request: FastifyRequest) => {
    if (!request.administrator) await consumeLimit(request.server, limit, clientAddress(request))
  }
}

/** IPv6 users own at least a /64: its addresses count as one. */
export function clientAddress({ ip }: FastifyRequest) {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  while (tail !== undefined && groups.length + after.length < 8) groups.push('0')
  return `${groups.concat(after).slice(0, 4).join(':')}::/64`
}
