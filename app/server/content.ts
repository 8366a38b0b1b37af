import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ContentChanges } from '#app/features/content-changes/contract.ts'
import * as changes from '#app/features/content-changes/server/store.ts'
import type { Database } from '#database/connect.ts'
import type { Signals } from '#database/signals.ts'
import { type Made, type Packed, pack, sendPacked } from './packed.ts'

const KEEP_MS = 60_000
const MOST_BYTES = 32 * 1024 * 1024

/**
 * What everybody is shown alike, made once and answered from memory until something that is
 * shown changes: whoever changes it calls `changed()`, the one place for it. Other servers hear
 * of it by signal; should a signal be lost, memory is a minute old at most.
 */
export function rememberContent(db: Database, signals: Signals) {
  const remembered = new LRUCache<string, Packed>({
    ttl: KEEP_MS,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => size,
  })
  const inMaking = new Map<string, Promise<Packed>>()

  function forget() {
    remembered.clear()
    // Made of what has changed meanwhile: good for those who wait for it, not to be kept.
    inMaking.clear()
  }
  signals.on('content', forget)

  function remake(key: string, make: () => Promise<Made>) {
    const making = make().then(pack)
    inMaking.set(key, making)
    const isCurrent = () => inMaking.get(key) === making
    making.then(
      (packed) => {
        if (isCurrent() && packed.status === 200) remembered.set(key, packed)
        if (isCurrent()) inMaking.delete(key)
      },
      () => isCurrent() && inMaking.delete(key),
    )
    return making
  }

  return {
    /** `subject` is left out where no list of the office's has changed. */
    async changed(subject?: keyof ContentChanges) {
      if (subject) await changes.note(db, subject)
      forget()
      await signals.send('content', '')
    },

    /** Answers with what was kept under the key, else with what `make` makes. */
    async answer(reply: FastifyReply, key: string, make: () => Promise<Made>) {
      const packed = remembered.get(key) ?? (await (inMaking.get(key) ?? remake(key, make)))
      return sendPacked(reply, packed)
    },

    /** The same for the API: what `make` returns, serialized by the route's own schema. */
    answerJson(reply: FastifyReply, key: string, make: () => Promise<unknown>) {
      return this.answer(reply, key, async () => ({
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: Buffer.from(reply.serialize(await make()) as string),
      }))
    },
  }
}

export type Content = ReturnType<typeof rememberContent>
