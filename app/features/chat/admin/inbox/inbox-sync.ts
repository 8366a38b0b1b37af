import { refreshScreens } from '#app/platform/admin/use-refresh.ts'
import type { OfficeEvent } from '../../stream-events.ts'
import { Polling } from '../../transport/polling.ts'
import { SharedStream } from '../../transport/shared-stream.ts'
import type { InboxModule, InboxState, InboxStore } from './inbox-state.ts'
import { type Credentials, officeStream } from './office-stream.ts'

/**
 * Synchronizes the modules of the inbox: through the stream, by fetching again after each hello
 * event, and, if the stream is broken, by polling every 3 s while the page is visible.
 */
export class InboxSync {
  #store: InboxStore
  #modules: () => InboxModule[]
  #stream: SharedStream<OfficeEvent>
  #polling: Polling<InboxState>
  #requested = new Set<InboxModule>()
  #running: AbortController | undefined

  /** `modules` returns the active modules. */
  constructor(store: InboxStore, credentials: Credentials, modules: () => InboxModule[]) {
    this.#store = store
    this.#modules = modules
    this.#stream = new SharedStream({
      name: 'officeStream',
      connect: officeStream(credentials),
      onEvents: (events) => this.#handleEvents(events),
      onLive: (isLive) => store.change({ isLive }),
    })
    this.#polling = new Polling({ store, poll: () => this.#poll() })
  }

  /** Whether this tab has the stream for all tabs of the back office. */
  get isLeader() {
    return this.#stream.isLeader
  }

  start() {
    this.#running = new AbortController()
    const { signal } = this.#running
    addEventListener('online', () => this.#wake(true), { signal })
    // Starts polling before the watchdog of the stream notices the break.
    addEventListener('offline', () => this.#polling.pollIfStale(true), { signal })
    document.addEventListener('visibilitychange', () => this.#wake(false), { signal })
    this.#stream.start()
    this.#updateVisibility()
    this.refresh()
  }

  stop() {
    this.#running?.abort()
    this.#running = undefined
    this.#stream.stop()
    this.#store.change({ isVisible: false })
  }

  /** Makes modules fetch missed changes. A running fetch is repeated when it ends. */
  refresh(modules = this.#modules()) {
    if (!this.#running) return
    for (const module of modules) this.#requested.add(module)
    this.#polling.pollNow()
  }

  async #poll() {
    const modules = this.#requested.size > 0 ? [...this.#requested] : this.#modules()
    this.#requested.clear()
    const outcomes = await Promise.allSettled(modules.map((module) => module.refresh()))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }

  #handleEvents(events: OfficeEvent[]) {
    for (const event of events) {
      for (const module of this.#modules()) module.handleEvent(event)
      if (event.name === 'hello') this.refresh()
      // The hello event follows a reconnection, during which events may have been lost.
      if (event.name === 'changed' || event.name === 'hello') refreshScreens()
    }
  }

  #wake(hasNetworkChanged: boolean) {
    this.#updateVisibility()
    if (document.hidden) return
    this.#stream.wake(hasNetworkChanged)
    this.#polling.pollIfStale()
  }

  #updateVisibility() {
    this.#store.change({ isVisible: !document.hidden })
  }
}
