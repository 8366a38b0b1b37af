import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '#database/connect.ts'
import { type Signals, sendWith } from '#database/signals.ts'
import {
  type CompressedResponse,
  compressResponse,
  type RenderedResponse,
  sendCompressed,
} from './compression.ts'
import type { Services } from './keepers.ts'
import { createMemoizer } from './memoize.ts'

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache
  }
}

const TTL_MS = 60_000
/** For what is wrong with us: asking again makes it again, but not for each who asks. */
const FAILURE_TTL_MS = 1_000
/** At each quarter of an hour a day begins somewhere: pages may say what day it is. */
const QUARTER_MS = 15 * 60_000
const MAX_BYTES = 32 * 1024 * 1024
/** More than there is: every page, every comparison, their data, and the public lists. */
const MAX_RESPONSES = 1_000

/**
 * What everybody is shown alike, made once and answered from memory until something that is
 * shown changes: whoever changes it does so within `changing()`, the one place for it. Other
 * servers hear of it by signal; should a signal be lost, memory is a minute old at most.
 */
export function createResponseCache(signals: Signals, changes: Services['contentChanges']) {
  const responses = createStore()
  const pending = new Map<string, Promise<CompressedResponse>>()
  const values = createMemoizer((now) => Math.min(now + TTL_MS, nextQuarter(now)))

  function invalidate() {
    responses.clear()
    values.clear()
    // Made of what has changed meanwhile: good for those who wait for it, not to be kept.
    pending.clear()
  }
  signals.on('content', invalidate)

  function create(key: string, make: () => Promise<RenderedResponse>) {
    const startedAt = Date.now()
    const creating = make().then(compressResponse)
    pending.set(key, creating)
    const isCurrent = () => pending.get(key) === creating
    creating.then(
      (packed) => {
        if (!isCurrent()) return
        responses.set(key, packed, { ttl: timeToLive(packed, startedAt) })
        pending.delete(key)
      },
      () => isCurrent() && pending.delete(key),
    )
    return creating
  }

  return {
    /** How many answers are kept, in how many bytes. */
    get stats() {
      return { answers: responses.size, bytes: responses.calculatedSize }
    },

    /**
     * Forgets whatever comes of the work: a commit may have happened although its answer was lost.
     */
    async invalidateAfter<Value>(work: () => Promise<Value>) {
      try {
        return await work()
      } finally {
        invalidate()
      }
    },

    /** Within the transaction of a change: when it happened, and that every server forgets. */
    async recordChange(transaction: Database, subject?: string) {
      if (subject) await changes.recordChange(transaction, subject)
      await sendWith(transaction, 'content', '')
    },

    memoize: values.recall,

    /** What everybody gets who asks for exactly this address. */
    find: (address: string) => responses.get(address),

    /**
     * Answers with what was kept for the address, else with what `make` makes. It is the one
     * spelling of it that we link to, and nothing but the address goes into what is made.
     */
    async respond(reply: FastifyReply, address: string, make: () => Promise<RenderedResponse>) {
      const stats = responses.get(address) ?? pending.get(address)
      const packed = await (stats ?? create(address, make))
      return sendCompressed(reply, packed)
    },

    /**
     * The same for the API: what `make` returns, serialized by the route's own schema. `query` is all
     * of the query that goes into it. What `make` refuses is not kept.
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

/** In ms from now on, for an answer whose making began then. */
function timeToLive({ status }: CompressedResponse, startedAt: number) {
  const longest = status < 500 ? TTL_MS : FAILURE_TTL_MS
  return Math.max(1, Math.min(longest, nextQuarter(startedAt) - Date.now()))
}

const nextQuarter = (now: number) => (Math.floor(now / QUARTER_MS) + 1) * QUARTER_MS

type ResponseCache = ReturnType<typeof createResponseCache>
