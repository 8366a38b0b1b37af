import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Knows whether the code that runs is part of a transaction. One file has one writer: code that
 * waited for it within a transaction would wait for itself, and everybody else behind it.
 */
export class TransactionContext {
  #storage = new AsyncLocalStorage<{ isOpen: boolean }>()

  /** Throws where the writer is this code's own transaction. */
  refuseWithin() {
    if (this.#storage.getStore()?.isOpen) throw new Error(REFUSAL)
  }

  /**
   * All that follows in the caller is within the transaction until `isOpen` is set to false. Callers
   * must not have awaited anything yet: what they set up later would be lost with their own frame.
   */
  enter() {
    const state = { isOpen: true }
    this.#storage.enterWith(state)
    return state
  }
}

const REFUSAL =
  'A transaction is open here: write through its own handle. Another one would wait for it for ever.'
