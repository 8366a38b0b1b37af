import { useSyncExternalStore } from 'react'

/** State that lives outside of components and tells them when it is another. */
export class Observable<State extends object> {
  #state: State
  #listeners = new Set<(state: State) => void>()

  constructor(state: State) {
    this.#state = state
  }

  getState = () => this.#state

  /** Each listener once. Returns how to stop. */
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
