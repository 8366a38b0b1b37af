import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Tracks whether code runs inside a transaction. An SQLite file has one writer, so starting a
 * second transaction inside the first one would be a deadlock.
 */
export class TransactionContext {
  #storage = new AsyncLocalStorage<{ isOpen: boolean }>()

  /** Throws if the calling code has an open transaction. */
  assertNotInTransaction() {
    if (this.#storage.getStore()?.isOpen) throw new Error(NESTED_TRANSACTION)
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

const NESTED_TRANSACTION =
  'A transaction is open: write through its handle. A second transaction would wait for it forever.'
