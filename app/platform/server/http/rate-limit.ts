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

/**
 * A number of calls in a period. Each limit is defined where it is used, and is generous, because
 * many people share an address.
 */
export interface Limit {
  times: number
  seconds: number
}

export const MINUTES = 60

/** A minimum interval between calls, and how many early calls may wait. */
export interface Spacing {
  everyMs: number
  maxQueued: number
}

/** Creates the limits of this server, in memory; `factor` scales them all. */
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

/** How many keys are tracked; the oldest are dropped first. */
const MAX_SPACED_KEYS = 10_000

type Limits = ReturnType<typeof createLimits>

/** Counts a call, also a refused one. Throws TooManyRequests above the limit. */
export async function consumeLimit({ limits }: FastifyInstance, limit: Limit, key: string) {
  try {
    await limits.of(limit).consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw new TooManyRequests(Math.ceil(refusal.msBeforeNext / 1000) || 1)
  }
}

/** Resolves when the next slot is free. Throws TooManyRequests when too many calls wait. */
export async function waitForSlot({ limits }: FastifyInstance, spacing: Spacing, key: string) {
  const { nextFreeAt, factor } = limits
  const everyMs = spacing.everyMs / factor
  const now = Date.now()
  const maxWaitMs = spacing.maxQueued * everyMs
  const free = nextFreeAt.get(key) ?? now
  // A later slot than this can only exist after the clock was set back.
  const slot = free > now + maxWaitMs + everyMs ? now : Math.max(now, free)
  if (slot - now > maxWaitMs) {
    throw new TooManyRequests(Math.ceil((slot - now) / 1000))
  }
  nextFreeAt.set(key, slot + everyMs)
  await sleep(slot - now)
}

/** Returns a hook that counts calls by address; administrators are not limited. */
export function limitByAddress(limit: Limit) {
  return async (request: FastifyRequest) => {
    if (!request.administrator) await consumeLimit(request.server, limit, clientAddress(request))
  }
}

/** IPv6 users have at least a /64, which counts as one address. */
export function clientAddress({ ip }: FastifyRequest) {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  while (tail !== undefined && groups.length + after.length < 8) groups.push('0')
  return `${groups.concat(after).slice(0, 4).join(':')}::/64`
}
