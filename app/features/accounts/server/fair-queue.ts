import { TooBusy } from '#app/base/server/errors.ts'

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
  atOnce: number
  waiting: number
  waitMs: number
}

/**
 * Does so many tasks at once; of the others so many wait, so long. Turns go around among
 * addresses, and where there is no room the last turn of all is given up: whoever asks once is
 * not held up by those who ask a hundred times. Who is turned away hears TooBusy.
 */
export class FairQueue {
  #bounds: Bounds
  #running = 0
  #round = 0
  /** Who has had a turn in this round. */
  #served = new Set<string>()
  /** In the order of their turns. */
  #waiting: Waiting[] = []

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  async run<Value>(asker: Asker, task: () => Promise<Value>) {
    if (this.#running < this.#bounds.atOnce) this.#running++
    else await this.#wait(asker)
    try {
      return await task()
    } finally {
      this.#passOn()
    }
  }

  async #wait({ address, isKnown }: Asker) {
    const { promise, resolve: start, reject } = Promise.withResolvers<void>()
    const name = `${address} ${isKnown}`
    const refuse = () => reject(new TooBusy())
    const waiting = { name, isKnown, round: this.#nextRoundOf(name), start, refuse }
    const behind = this.#waiting.findIndex((other) => isBefore(waiting, other))
    this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, waiting)
    if (this.#waiting.length > this.#bounds.waiting) this.#waiting.pop()?.refuse()
    const timer = setTimeout(() => this.#giveUp(waiting), this.#bounds.waitMs)
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
      this.#running--
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
