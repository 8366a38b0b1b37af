import type { ServerResponse } from 'node:http'
import { ServerBusy } from './errors.ts'

export interface RequestSource {
  address: string
  /** Whether the client is known. Requests of known clients run first. */
  hasPriority: boolean
}

interface QueuedRequest {
  /** The key under which the request is counted. */
  name: string
  hasPriority: boolean
  /** The round-robin round of the request. */
  round: number
  start: () => void
  rejectRequest: () => void
}

interface LimiterOptions {
  /** The maximum number of running requests. */
  maxConcurrent: number
  /** The maximum number of waiting requests. */
  maxQueued: number
  /** The maximum waiting time of a request. */
  maxWaitMs: number
  /** In seconds, when a rejected caller may retry; default: `maxWaitMs`. */
  retryAfter?: number
}

/** Source of work without a client address, which runs in the order of arrival. */
const anonymous: RequestSource = { address: '', hasPriority: false }

/**
 * Limits how much work runs at the same time. Slots rotate among addresses (round robin), and when
 * the queue is full its last entry is rejected with ServerBusy, so a client with hundreds of
 * requests does not delay the others.
 */
export class ConcurrencyLimiter {
  #bounds: LimiterOptions
  #taken = 0
  #round = 0
  /** The clients that had a slot in this round. */
  #served = new Set<string>()
  /** In the order in which they will run. */
  #waiting: QueuedRequest[] = []

  constructor(bounds: LimiterOptions) {
    this.#bounds = bounds
  }

  /** Whether requests wait for a slot. */
  get isAwaited() {
    return this.#waiting.length > 0
  }

  /** Runs the work when a slot is free. */
  async run<Value>(work: () => Promise<Value>, source?: RequestSource) {
    const release = await this.acquire(source)
    try {
      return await work()
    } finally {
      release()
    }
  }

  /** Resolves when a slot is free. Call the returned function to release it. */
  async acquire(source = anonymous) {
    if (this.#taken < this.#bounds.maxConcurrent) this.#taken++
    else await this.#wait(source)
    let isReleased = false
    return () => {
      if (!isReleased) this.#passOn()
      isReleased = true
    }
  }

  /**
   * Acquires a slot that is released when the response is sent or the connection closes. Call the returned
   * function to release it earlier.
   */
  async acquireFor(response: ServerResponse) {
    const release = await this.acquire()
    response.once('finish', release).once('close', release)
    if (response.closed) release()
    return release
  }

  async #wait({ address, hasPriority }: RequestSource) {
    const { promise, resolve: start, reject } = Promise.withResolvers<void>()
    const { maxQueued, maxWaitMs, retryAfter = Math.ceil(maxWaitMs / 1000) } = this.#bounds
    const name = `${address} ${hasPriority}`
    const rejectRequest = () => reject(new ServerBusy(retryAfter))
    const waiting = {
      name,
      hasPriority,
      round: this.#nextRoundOf(name),
      start,
      rejectRequest,
    }
    const insertAt = this.#waiting.findIndex((other) => isBefore(waiting, other))
    this.#waiting.splice(insertAt < 0 ? this.#waiting.length : insertAt, 0, waiting)
    if (this.#waiting.length > maxQueued) this.#waiting.pop()?.rejectRequest()
    const timer = setTimeout(() => this.#giveUp(waiting), maxWaitMs)
    await promise.finally(() => clearTimeout(timer))
  }

  #nextRoundOf(name: string) {
    const last = this.#waiting.findLast((queued) => queued.name === name)
    if (last) return last.round + 1
    return this.#served.has(name) ? this.#round + 1 : this.#round
  }

  #passOn() {
    const next = this.#waiting.shift()
    if (!next) {
      this.#taken--
      // The queue is empty: reset the rounds, so that the set does not grow for ever.
      this.#served.clear()
      return
    }
    if (next.round > this.#round) {
      this.#round = next.round
      this.#served.clear()
    }
    this.#served.add(next.name)
    next.start()
  }

  #giveUp(waiting: QueuedRequest) {
    this.#waiting = this.#waiting.filter((queued) => queued !== waiting)
    waiting.rejectRequest()
  }
}

function isBefore(queued: QueuedRequest, other: QueuedRequest) {
  return queued.hasPriority === other.hasPriority ? queued.round < other.round : queued.hasPriority
}
