import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type ChangeNotifier, notifyAfterCommit } from '#database/change-notifications.ts'
import type { Database } from '#database/connect.ts'
import type { Services } from '../feature/services.ts'
import {
  type CompressedResponse,
  compressResponse,
  type RenderedResponse,
  sendCompressed,
} from '../http/compression.ts'
import { createMemoizer } from './memoize.ts'

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache
  }
}

const TTL_MS = 60_000
/** A server error is cached briefly, so that not every caller repeats it. */
const FAILURE_TTL_MS = 1_000
/** A day begins somewhere every quarter of an hour, and pages may show the date. */
const QUARTER_MS = 15 * 60_000
const MAX_BYTES = 32 * 1024 * 1024
/** More than needed for all pages, comparisons, their data and the public lists. */
const MAX_RESPONSES = 1_000

/**
 * Caches responses that are the same for everyone until public content changes. Every change runs
 * in `invalidateAfter()`. Other servers are notified; if a notification is lost, entries expire
 * after a minute.
 */
export function createResponseCache(
  changeNotifier: ChangeNotifier,
  changes: Services['contentChanges'],
) {
  const responses = createStore()
  const pending = new Map<string, Promise<CompressedResponse>>()
  const values = createMemoizer((now) => Math.min(now + TTL_MS, nextQuarter(now)))

  function invalidate() {
    responses.clear()
    values.clear()
    // Responses created from old content are sent to their callers but not cached.
    pending.clear()
  }
  changeNotifier.on('content', invalidate)

  function create(key: string, make: () => Promise<RenderedResponse>) {
    const startedAt = Date.now()
    const creating = make().then(compressResponse)
    pending.set(key, creating)
    const isCurrent = () => pending.get(key) === creating
    creating.then(
      (response) => {
        if (!isCurrent()) return
        responses.set(key, response, { ttl: timeToLive(response, startedAt) })
        pending.delete(key)
      },
      () => isCurrent() && pending.delete(key),
    )
    return creating
  }

  return {
    /** The number of cached responses, and their bytes. */
    get stats() {
      return { answers: responses.size, bytes: responses.calculatedSize }
    },

    /** Invalidates the cache even when the work fails, because its commit may have succeeded. */
    async invalidateAfter<Value>(work: () => Promise<Value>) {
      try {
        return await work()
      } finally {
        invalidate()
      }
    },

    /** Records the change within its transaction and invalidates every server's cache. */
    async recordChange(transaction: Database, subject?: string) {
      if (subject) await changes.recordChange(transaction, subject)
      await notifyAfterCommit(transaction, 'content', '')
    },

    memoize: values.memoize,

    /** Returns the cached response for exactly this address. */
    find: (address: string) => responses.get(address),

    /**
     * Sends the cached response, or creates it. The response may depend on nothing but the address,
     * which must be in its canonical spelling.
     */
    async respond(reply: FastifyReply, address: string, make: () => Promise<RenderedResponse>) {
      const cached = responses.get(address) ?? pending.get(address)
      const response = await (cached ?? create(address, make))
      return sendCompressed(reply, response)
    },

    /**
     * The same for the API: serializes what `make` returns with the route's schema. `query` is the
     * part of the query that it depends on. Errors are not cached.
     */
    respondJson(reply: FastifyReply, make: () => Promise<unknown>, query?: Record<string, string>) {
      const { url = '' } = reply.request.routeOptions
      const address = query ? `${url}?${new URLSearchParams(query)}` : url
      return this.respond(reply, address, async () => ({
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: Buffer.from(reply.serialize(await make()) as string),
      }))
    },
  }
}

function createStore() {
  return new LRUCache<string, CompressedResponse>({
    ttl: TTL_MS,
    ttlAutopurge: true,
    max: MAX_RESPONSES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }, key) => size + key.length,
  })
}

/** In milliseconds from now, for a response that was started then. */
function timeToLive({ status }: CompressedResponse, startedAt: number) {
  const longest = status < 500 ? TTL_MS : FAILURE_TTL_MS
  return Math.max(1, Math.min(longest, nextQuarter(startedAt) - Date.now()))
}

const nextQuarter = (now: number) => (Math.floor(now / QUARTER_MS) + 1) * QUARTER_MS

type ResponseCache = ReturnType<typeof createResponseCache>
