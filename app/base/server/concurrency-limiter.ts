import type { ServerResponse } from 'node:http'
import { ServerBusy } from './errors.ts'

export interface RequestSource {
  address: string
  /** Whether they have shown before that they belong here: they go first. */
  hasPriority: boolean
}

interface QueuedRequest {
  /** Whom it counts for. */
  name: string
  hasPriority: boolean
  /** In which round of all addresses. */
  round: number
  start: () => void
  rejectRequest: () => void
}

interface LimiterOptions {
  /** How many work at the same time. */
  maxConcurrent: number
  /** How many may wait for it. */
  waiting: number
  /** How long each of them waits at most. */
  maxWaitMs: number
  /** When whoever is turned away may come back, in seconds; after `waitMs` unless said. */
  retryAfter?: number
}

/** Where it does not matter who asks: the first to come has the first turn. */
const anonymous: RequestSource = { address: '', hasPriority: false }

/**
 * Bounds how much is under way at the same time. Turns go around among addresses, and where there
 * is no room the last turn of all is given up: whoever asks once is not held up by those who ask
 * a hundred times. Who is turned away hears TooBusy.
 */
export class ConcurrencyLimiter {
  #bounds: LimiterOptions
  #taken = 0
  #round = 0
  /** Who has had a turn in this round. */
  #served = new Set<string>()
  /** In the order of their turns. */
  #waiting: QueuedRequest[] = []

  constructor(bounds: LimiterOptions) {
    this.#bounds = bounds
  }

  /** Does the work in its turn. */
  async run<Value>(work: () => Promise<Value>, source?: RequestSource) {
    const release = await this.acquire(source)
    try {
      return await work()
    } finally {
      release()
    }
  }

  /** Resolves when it is one's turn, with what ends it. */
  async acquire(source = anonymous) {
    if (this.#taken < this.#bounds.maxConcurrent) this.#taken++
    else await this.#wait(source)
    let isReleased = false
    return () => {
      if (!isReleased) this.#passOn()
      isReleased = true
    }
  }

  /** Takes a turn that lasts until this answer has been sent, or its caller is gone. */
  async acquireFor(answer: ServerResponse) {
    const release = await this.acquire()
    answer.once('finish', release).once('close', release)
    if (answer.closed) release()
  }

  async #wait({ address, hasPriority }: RequestSource) {
    const { promise, resolve: start, reject } = Promise.withResolvers<void>()
    const { waiting: room, maxWaitMs, retryAfter = Math.ceil(maxWaitMs / 1000) } = this.#bounds
    const name = `${address} ${hasPriority}`
    const rejectRequest = () => reject(new ServerBusy(retryAfter))
    const waiting = {
      name,
      hasPriority,
      round: this.#nextRoundOf(name),
      start,
      rejectRequest,
    }
    const behind = this.#waiting.findIndex((other) => isBefore(waiting, other))
    this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, waiting)
    if (this.#waiting.length > room) this.#waiting.pop()?.rejectRequest()
    const timer = setTimeout(() => this.#giveUp(waiting), maxWaitMs)
    await promise.finally(() => clearTimeout(timer))
  }

  #nextRoundOf(name: string) {
    const last = this.#waiting.findLast((one) => one.name === name)
    if (last) return last.round + 1
    return this.#served.has(name) ? this.#round + 1 : this.#round
  }

  #passOn() {
    const next = this.#waiting.shift()
    if (!next) {
      this.#taken--
      // Nobody waits: there is nobody left to be fair to, and nothing to remember for ever.
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
    this.#waiting = this.#waiting.filter((one) => one !== waiting)
    waiting.rejectRequest()
  }
}

function isBefore(one: QueuedRequest, other: QueuedRequest) {
  return one.hasPriority === other.hasPriority ? one.round < other.round : one.hasPriority
}
