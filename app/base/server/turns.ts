import type { ServerResponse } from 'node:http'
import { TooBusy } from './errors.ts'

export interface Asker {
  address: string
  /** Whether they have shown before that they belong here: they go first. */
  isKnown: boolean
}

interface Waiting {
  /** Whom it counts for. */
  name: string
  isKnown: boolean
  /** In which round of all addresses. */
  round: number
  start: () => void
  refuse: () => void
}

interface Bounds {
  /** How many work at the same time. */
  atOnce: number
  /** How many may wait for it. */
  waiting: number
  /** How long each of them waits at most. */
  waitMs: number
  /** When whoever is turned away may come back, in seconds; after `waitMs` unless said. */
  retryAfter?: number
}

/** Where it does not matter who asks: the first to come has the first turn. */
const anybody: Asker = { address: '', isKnown: false }

/**
 * Bounds how much is under way at the same time. Turns go around among addresses, and where there
 * is no room the last turn of all is given up: whoever asks once is not held up by those who ask
 * a hundred times. Who is turned away hears TooBusy.
 */
export class Turns {
  #bounds: Bounds
  #taken = 0
  #round = 0
  /** Who has had a turn in this round. */
  #served = new Set<string>()
  /** In the order of their turns. */
  #waiting: Waiting[] = []

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** Does the work in its turn. */
  async run<Value>(work: () => Promise<Value>, asker?: Asker) {
    const end = await this.take(asker)
    try {
      return await work()
    } finally {
      end()
    }
  }

  /** Resolves when it is one's turn, with what ends it. */
  async take(asker = anybody) {
    if (this.#taken < this.#bounds.atOnce) this.#taken++
    else await this.#wait(asker)
    let isOver = false
    return () => {
      if (!isOver) this.#passOn()
      isOver = true
    }
  }

  /** Takes a turn that lasts until this answer has been sent, or its caller is gone. */
  async takeFor(answer: ServerResponse) {
    const end = await this.take()
    answer.once('finish', end).once('close', end)
    if (answer.closed) end()
  }

  async #wait({ address, isKnown }: Asker) {
    const { promise, resolve: start, reject } = Promise.withResolvers<void>()
    const { waiting: room, waitMs, retryAfter = Math.ceil(waitMs / 1000) } = this.#bounds
    const name = `${address} ${isKnown}`
    const refuse = () => reject(new TooBusy(retryAfter))
    const waiting = { name, isKnown, round: this.#nextRoundOf(name), start, refuse }
    const behind = this.#waiting.findIndex((other) => isBefore(waiting, other))
    this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, waiting)
    if (this.#waiting.length > room) this.#waiting.pop()?.refuse()
    const timer = setTimeout(() => this.#giveUp(waiting), waitMs)
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

  #giveUp(waiting: Waiting) {
    this.#waiting = this.#waiting.filter((one) => one !== waiting)
    waiting.refuse()
  }
}

function isBefore(one: Waiting, other: Waiting) {
  return one.isKnown === other.isKnown ? one.round < other.round : one.isKnown
}
