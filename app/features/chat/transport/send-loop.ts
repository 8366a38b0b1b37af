import { backoffMs } from './backoff.ts'
import { withTabLock } from './tab-lock.ts'

interface Queue {
  hasNext: () => boolean
  /** Sends what is next, if anything is. Resolves to how long to wait at least when it must be tried again. */
  sendNext: () => Promise<{ retryAfterMs: number } | undefined>
}

/** Empties a queue one by one, in order, and tries again for as long as it takes. */
export class SendLoop {
  #name: string
  #queue: Queue
  #isSending = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The server asked not to be called before this moment. */
  #notBefore = 0

  /** Of all tabs with a loop of this name one sends at a time. `sendNext` must not reject. */
  constructor(name: string, queue: Queue) {
    this.#name = name
    this.#queue = queue
  }

  /** To be called whenever something new is there or the connection may be back. */
  async flush() {
    if (this.#isSending || Date.now() < this.#notBefore) return
    this.#isSending = true
    clearTimeout(this.#timer)
    this.#timer = undefined
    const failure = await this.#sendAll()
    this.#isSending = false
    if (failure) this.#scheduleRetry(failure.retryAfterMs)
  }

  /** To be called now and then: another tab may have been closed before it had sent. */
  flushIfIdle() {
    if (this.#timer === undefined && this.#queue.hasNext()) this.flush()
  }

  async #sendAll() {
    while (this.#queue.hasNext()) {
      const failure = await withTabLock(this.#name, () => this.#queue.sendNext())
      if (failure) return failure
      this.#failures = 0
    }
    return undefined
  }

  #scheduleRetry(retryAfterMs: number) {
    this.#notBefore = Date.now() + retryAfterMs
    this.#timer = setTimeout(
      () => this.flush(),
      Math.max(retryAfterMs, backoffMs(++this.#failures)),
    )
  }
}
