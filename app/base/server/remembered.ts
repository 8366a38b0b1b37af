import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Database } from '#database/connect.ts'
import { type Signals, sendWith } from '#database/signals.ts'
import type { Keepers } from './keepers.ts'
import { type Made, type Packed, pack, sendPacked } from './packed.ts'
import { createRecall } from './recalled.ts'

declare module 'fastify' {
  interface FastifyInstance {
    content: Content
  }
}

const KEEP_MS = 60_000
/** For what is wrong with us: asking again makes it again, but not for each who asks. */
const KEEP_FAILURE_MS = 1_000
/** At each quarter of an hour a day begins somewhere: pages may say what day it is. */
const QUARTER_MS = 15 * 60_000
const MOST_BYTES = 32 * 1024 * 1024
/** More than there is: every page, every comparison, their data, and the public lists. */
const MOST_ANSWERS = 1_000

/**
 * What everybody is shown alike, made once and answered from memory until something that is
 * shown changes: whoever changes it does so within `changing()`, the one place for it. Other
 * servers hear of it by signal; should a signal be lost, memory is a minute old at most.
 */
export function rememberContent(signals: Signals, changes: Keepers['changes']) {
  const remembered = makeMemory()
  const inMaking = new Map<string, Promise<Packed>>()
  const values = createRecall((now) => Math.min(now + KEEP_MS, nextTurn(now)))

  function forget() {
    remembered.clear()
    values.forget()
    // Made of what has changed meanwhile: good for those who wait for it, not to be kept.
    inMaking.clear()
  }
  signals.on('content', forget)

  function remake(key: string, make: () => Promise<Made>) {
    const begun = Date.now()
    const making = make().then(pack)
    inMaking.set(key, making)
    const isCurrent = () => inMaking.get(key) === making
    making.then(
      (packed) => {
        if (!isCurrent()) return
        remembered.set(key, packed, { ttl: timeToLive(packed, begun) })
        inMaking.delete(key)
      },
      () => isCurrent() && inMaking.delete(key),
    )
    return making
  }

  return {
    /** How many answers are kept, in how many bytes. */
    get kept() {
      return { answers: remembered.size, bytes: remembered.calculatedSize }
    },

    /**
     * Forgets whatever comes of the work: a commit may have happened although its answer was lost.
     */
    async changing<Value>(work: () => Promise<Value>) {
      try {
        return await work()
      } finally {
        forget()
      }
    },

    /** Within the transaction of a change: when it happened, and that every server forgets. */
    async note(transaction: Database, subject?: string) {
      if (subject) await changes.note(transaction, subject)
      await sendWith(transaction, 'content', '')
    },

    recall: values.recall,

    /** What everybody gets who asks for exactly this address. */
    find: (address: string) => remembered.get(address),

    /**
     * Answers with what was kept for the address, else with what `make` makes. It is the one
     * spelling of it that we link to, and nothing but the address goes into what is made.
     */
    async answer(reply: FastifyReply, address: string, make: () => Promise<Made>) {
      const kept = remembered.get(address) ?? inMaking.get(address)
      const packed = await (kept ?? remake(address, make))
      return sendPacked(reply, packed)
    },

    /**
     * The same for the API: what `make` returns, serialized by the route's own schema. `query` is all
     * of the query that goes into it. What `make` refuses is not kept.
     */
    answerJson(reply: FastifyReply, make: () => Promise<unknown>, query?: Record<string, string>) {
      const { url = '' } = reply.request.routeOptions
      const address = query ? `${url}?${new URLSearchParams(query)}` : url
      return this.answer(reply, address, async () => ({
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: Buffer.from(reply.serialize(await make()) as string),
      }))
    },
  }
}

function makeMemory() {
  return new LRUCache<string, Packed>({
    ttl: KEEP_MS,
    ttlAutopurge: true,
    max: MOST_ANSWERS,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }, key) => size + key.length,
  })
}

/** In ms from now on, for an answer whose making began then. */
function timeToLive({ status }: Packed, begun: number) {
  const longest = status < 500 ? KEEP_MS : KEEP_FAILURE_MS
  return Math.max(1, Math.min(longest, nextTurn(begun) - Date.now()))
}

const nextTurn = (now: number) => (Math.floor(now / QUARTER_MS) + 1) * QUARTER_MS

type Content = ReturnType<typeof rememberContent>
