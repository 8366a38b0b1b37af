import { useSyncExternalStore } from 'react'

/** State outside of React components. Notifies its subscribers of changes. */
export class Observable<State extends object> {
  #state: State
  #listeners = new Set<(state: State) => void>()

  constructor(state: State) {
    this.#state = state
  }

  getState = () => this.#state

  /** Returns a function that unsubscribes. */
  subscribe = (listener: (state: State) => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  change(change: Partial<State>) {
    const names = Object.keys(change) as (keyof State)[]
    if (names.every((name) => Object.is(change[name], this.#state[name]))) return
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener(this.#state)
  }
}

export function useObservable<State extends object>(observable: Observable<State>) {
  return useSyncExternalStore(observable.subscribe, observable.getState)
}
