import { TooBusy } from './errors.ts'

interface TurnsOptions {
  /** How many work at the same time. */
  atOnce: number
  /** How many may wait for it. */
  waiting: number
  /** How long each of them waits at most. */
  waitMs: number
}

/** Bounds how much is under way at the same time; who comes first has the first turn. */
export class Turns {
  #options: TurnsOptions
  #taken = 0
  #waiting = new Set<() => void>()

  constructor(options: TurnsOptions) {
    this.#options = options
  }

  /** Resolves when it is one's turn, with what ends it. Throws TooBusy where that takes too long. */
  async take() {
    if (this.#taken < this.#options.atOnce) this.#taken++
    else await this.#wait()
    let isOver = false
    return () => {
      if (!isOver) this.#pass()
      isOver = true
    }
  }

  /** Does the work in its turn. */
  async run<Value>(work: () => Promise<Value>) {
    const end = await this.take()
    try {
      return await work()
    } finally {
      end()
    }
  }

  #wait() {
    const { waiting, waitMs } = this.#options
    if (this.#waiting.size >= waiting) throw new TooBusy(Math.ceil(waitMs / 1000))
    const turn = Promise.withResolvers<void>()
    this.#waiting.add(turn.resolve)
    const timer = setTimeout(() => {
      this.#waiting.delete(turn.resolve)
      turn.reject(new TooBusy(Math.ceil(waitMs / 1000)))
    }, waitMs)
    return turn.promise.finally(() => clearTimeout(timer))
  }

  #pass() {
    const [next] = this.#waiting
    if (!next) {
      this.#taken--
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
