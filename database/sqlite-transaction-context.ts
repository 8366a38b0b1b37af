import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Tracks whether code runs inside a transaction. An SQLite file has one writer, so waiting for it
 * inside a transaction would be a deadlock.
 */
export class TransactionContext {
  #storage = new AsyncLocalStorage<{ isOpen: boolean }>()

  /** Throws if the calling code has an open transaction. */
  refuseWithin() {
    if (this.#storage.getStore()?.isOpen) throw new Error(REFUSAL)
  }

  /**
   * The caller is inside the transaction until `isOpen` becomes false. Must be called before any
   * await, because `enterWith` applies only to the current frame.
   */
  enter() {
    const state = { isOpen: true }
    this.#storage.enterWith(state)
    return state
  }
}

const REFUSAL =
  'A transaction is open here: write through its own handle. Another one would wait for it for ever.'
