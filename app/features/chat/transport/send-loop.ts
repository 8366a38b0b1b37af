import { backoffMs } from './backoff.ts'
import { withTabLock } from './tab-lock.ts'

interface Queue {
  hasNext: () => boolean
  /** Sends the next item, if any. Resolves to the minimum delay when it must be retried. */
  sendNext: () => Promise<{ retryAfterMs: number } | undefined>
}

/** Sends the items of a queue one by one, in order, and retries until it is empty. */
export class SendLoop {
  #name: string
  #queue: Queue
  #isSending = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The time until which the server requested a pause. */
  #notBefore = 0

  /** Of all loops with this name in all tabs, one sends at a time. `sendNext` must not reject. */
  constructor(name: string, queue: Queue) {
    this.#name = name
    this.#queue = queue
  }

  /** Called when the queue has a new item or the connection may be back. */
  async flush() {
    if (this.#isSending || Date.now() < this.#notBefore) return
    this.#isSending = true
    clearTimeout(this.#timer)
    this.#timer = undefined
    const failure = await this.#sendAll()
    this.#isSending = false
    if (failure) this.#scheduleRetry(failure.retryAfterMs)
  }

  /** Called periodically, because another tab may have been closed before it sent its items. */
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
