import { useSyncExternalStore } from 'react'

/** State that lives outside of components and tells them when it is another. */
export class Observable<State> {
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

  protected setState(state: State) {
    if (Object.is(state, this.#state)) return
    this.#state = state
    for (const listener of this.#listeners) listener(this.#state)
  }
}

export function useObservable<State>(store: Observable<State>) {
  return useSyncExternalStore(store.subscribe, store.getState)
}
