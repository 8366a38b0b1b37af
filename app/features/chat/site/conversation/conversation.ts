import type { Message } from '../../contract.ts'
import { type ConversationState, isSameState } from './conversation-state.ts'
import { Incoming } from './incoming.ts'
import { Outgoing } from './outgoing.ts'
import {
  eraseVisitor,
  findVisitorId,
  readEarlier,
  replaceVisitorId,
  VISITOR_KEY,
} from './visitor.ts'
import { VisitorSigns } from './visitor-signs.ts'

/** One visitor's conversation in this tab; it lives as long as the page, shown or not. */
export class Conversation {
  /** What stood in the composer when the panel was closed. */
  draft = ''
  /** Is told how many of the office's messages the visitor has not seen. */
  onUnread: (unread: number) => void = () => {}
  readonly signs: VisitorSigns
  #visitorId: string
  #state: ConversationState
  #listeners = new Set<() => void>()
  #ended = new AbortController()
  #isOpen = false
  #unread = 0
  #earlier: Message[]
  #incoming: Incoming
  #outgoing: Outgoing
  #onErased: () => void

  constructor(visitorId: string, onErased: () => void) {
    this.#visitorId = visitorId
    this.#onErased = onErased
    this.#earlier = readEarlier(visitorId)
    this.#incoming = this.#receiveAs(visitorId)
    this.signs = new VisitorSigns(() => this.#visitorId)
    this.#outgoing = new Outgoing(visitorId, {
      makeRoom: () => this.#incoming.cache.dropStored(),
      onStored: (message) => this.#incoming.takeStored(message),
      onLockedOut: () => this.#adopt(replaceVisitorId(this.#visitorId)),
      onSettled: () => this.#show(),
    })
    this.#state = this.#readState()
    this.#listen()
  }

  getState = () => this.#state

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Asks for everything, then sends what waits: on a visitor's first opening the welcome. */
  async open() {
    this.#isOpen = true
    this.#watch()
    await this.refresh()
  }

  close() {
    this.#isOpen = false
    this.#watch()
  }

  async refresh() {
    await this.#incoming.refresh()
    await this.flush()
  }

  send(message: string) {
    this.#outgoing.outbox.add(message)
    this.#show()
    this.flush()
  }

  retry(id: string) {
    this.#outgoing.outbox.retry(id)
    this.#show()
    this.flush()
  }

  discard(id: string) {
    this.#outgoing.outbox.discard(id)
    this.#show()
  }

  flush() {
    return this.#outgoing.flush()
  }

  /** Removes what this browser keeps of the conversation, in all its tabs; this one is over then. */
  erase() {
    if (this.#state.isErased) return
    this.#ended.abort()
    this.#incoming.end()
    this.#incoming.cache.erase()
    this.#outgoing.end()
    eraseVisitor()
    this.#onErased()
    this.#set({ ...this.#state, earlier: [], messages: [], outbox: [], isErased: true })
  }

  #receiveAs(visitorId: string) {
    return new Incoming(visitorId, {
      onChange: () => this.#show(),
      onHeard: (isBack) => this.#hear(isBack),
    })
  }

  #listen() {
    const { signal } = this.#ended
    addEventListener('storage', this.#followTabs, { signal })
    addEventListener('online', () => this.#wake(true), { signal })
    addEventListener('offline', () => this.#wake(true), { signal })
    addEventListener('pageshow', () => this.#wake(), { signal })
    addEventListener('pagehide', () => this.#incoming.suspend(), { signal })
    document.addEventListener('visibilitychange', () => this.#wake(), { signal })
  }

  get #isShown() {
    return this.#isOpen && document.visibilityState === 'visible'
  }

  #watch() {
    this.#incoming.show(this.#isShown)
    this.#show()
  }

  #wake(isNetworkNew = false) {
    this.#watch()
    if (document.visibilityState !== 'visible') return
    if (this.#isOpen) this.#incoming.wake(isNetworkNew)
    this.flush()
  }

  #hear(isBack: boolean) {
    this.#show()
    if (isBack) this.flush()
    else this.#outgoing.flushIfIdle()
  }

  #followTabs = ({ key }: StorageEvent) => {
    const visitorId = findVisitorId()
    const { outbox } = this.#outgoing
    if (key === VISITOR_KEY || key === null) {
      if (!visitorId) return this.erase()
      this.#adopt(visitorId)
    }
    if (this.#incoming.cache.isKey(key)) this.#incoming.cache.addStored()
    if (outbox.isKey(key)) outbox.heal()
    this.#show()
  }

  /** Goes on as the visitor whose id this browser has kept, with everything that is not sent. */
  #adopt(visitorId: string) {
    if (visitorId === this.#visitorId) return
    this.#visitorId = visitorId
    this.#incoming.end()
    this.#earlier = readEarlier(visitorId)
    this.#incoming = this.#receiveAs(visitorId)
    this.#outgoing.moveTo(visitorId)
    this.#watch()
    this.refresh()
  }

  #show() {
    const { cache, unread } = this.#incoming
    const { outbox } = this.#outgoing
    if (outbox.list().some(({ id }) => cache.has(id))) {
      // Other tabs see the outbox change, and must be able to tell stored from overwritten.
      cache.save()
      outbox.settle((id) => cache.has(id))
    }
    const state = this.#readState()
    if (!isSameState(state, this.#state)) this.#set(state)
    if (unread !== this.#unread) this.onUnread(unread)
    this.#unread = unread
  }

  #set(state: ConversationState) {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  #readState(): ConversationState {
    const { cache, office, isReconnecting } = this.#incoming
    return {
      earlier: this.#earlier,
      messages: cache.messages,
      outbox: this.#outgoing.outbox.list(),
      office: office.state,
      isReconnecting,
      isErased: false,
    }
  }
}
