import { useSyncExternalStore } from 'react'

/** State that lives outside of components and tells them when it is another. */
export class Observable<State> {
  #state: State
  #listeners = new Set<() => void>()

  constructor(state: State) {
    this.#state = state
  }

  getState = () => this.#state

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  protected setState(state: State) {
    if (Object.is(state, this.#state)) return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

export function useObservable<State>(store: Observable<State>) {
  return useSyncExternalStore(store.subscribe, store.getState)
}
