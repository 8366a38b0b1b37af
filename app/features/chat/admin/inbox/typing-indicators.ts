import type { ApiClient } from '#app/contract/api-client.ts'
import { conversationsApi } from '../../conversations-contract.ts'
import type { OfficeEvent } from '../../stream-events.ts'
import type { InboxModule, InboxStore, Typing } from './inbox-state.ts'

const VISIBLE_MS = 6000
const NOTIFY_INTERVAL_MS = 3000

/** Tracks the typing indicators of visitors and of other administrators. */
export class TypingIndicators implements InboxModule {
  #store: InboxStore
  #api: ApiClient
  #ownId: string
  /** Timers that end each indicator. */
  #timers = new Map<string, ReturnType<typeof setTimeout>>()
  #lastNotified = { userId: '', at: 0 }

  constructor(store: InboxStore, api: ApiClient, ownId: string) {
    this.#store = store
    this.#api = api
    this.#ownId = ownId
  }

  /** Reports that this administrator is typing to a visitor. */
  notifyTyping(userId: string) {
    const { userId: lastUserId, at } = this.#lastNotified
    if (lastUserId === userId && Date.now() - at < NOTIFY_INTERVAL_MS) return
    this.#lastNotified = { userId, at: Date.now() }
    const params = { user_id: userId }
    this.#api.attempt(conversationsApi.typing, { params }).catch(() => undefined)
  }

  /** Called when the text was sent, so that the next text is reported immediately. */
  stop() {
    this.#lastNotified = { userId: '', at: 0 }
  }

  async refresh() {}

  handleEvent({ name, data }: OfficeEvent) {
    if (name === 'typing' && data.by?.id !== this.#ownId) this.#start(data)
    // A sent message ends the indicator.
    if (name === 'conversation') {
      this.#end({ user_id: data.user_id, by: data.message.author ?? null })
    }
  }

  #start(indicator: Typing) {
    clearTimeout(this.#timers.get(keyOf(indicator)))
    this.#timers.set(
      keyOf(indicator),
      setTimeout(() => this.#end(indicator), VISIBLE_MS),
    )
    const others = this.#without(indicator)
    const { typing } = this.#store.getState()
    if (others.length === typing.length) this.#store.change({ typing: [...typing, indicator] })
  }

  #end(indicator: Typing) {
    clearTimeout(this.#timers.get(keyOf(indicator)))
    this.#store.change({ typing: this.#without(indicator) })
  }

  #without(indicator: Typing) {
    return this.#store.getState().typing.filter((each) => keyOf(each) !== keyOf(indicator))
  }
}

const keyOf = ({ user_id, by }: Typing) => `${user_id} ${by?.id}`
