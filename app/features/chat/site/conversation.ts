import { type Message, type NewMessage, welcomeTexts } from '../contract.ts'
import { type Delivery, deliver } from './chat-api.ts'
import { MessageCache } from './message-cache.ts'
import { Outbox, type OutboxEntry } from './outbox.ts'
import { Receiver } from './receiver.ts'
import { Sender } from './sender.ts'
import { read, write } from './storage.ts'
import { runAlone } from './tabs.ts'
import { findVisitorId, VISITOR_KEY } from './visitor.ts'

export interface ConversationState {
  messages: Message[]
  /** What the visitor typed and the server has not acknowledged, in order. */
  outbox: OutboxEntry[]
  isReconnecting: boolean
}

/** One visitor's conversation in this tab; it lives as long as the page, shown or not. */
export class Conversation {
  /** What stood in the composer when the panel was closed. */
  draft = ''
  #state: ConversationState = { messages: [], outbox: [], isReconnecting: false }
  #listeners = new Set<() => void>()
  #isOpen = false
  #cache: MessageCache
  #outbox: Outbox
  #welcomesLeft: string[] = [...welcomeTexts]
  #sender = new Sender({
    hasNext: () => this.#next() !== undefined,
    sendNext: () => runAlone('chatSending', () => this.#sendNext()),
  })
  #receiver = new Receiver({
    cache: () => this.#cache,
    answered: (wasFailing) => this.#answered(wasFailing),
    setReconnecting: (isReconnecting) => this.#show(isReconnecting),
  })

  constructor(visitorId: string) {
    this.#cache = new MessageCache(visitorId)
    this.#outbox = new Outbox(visitorId, () => this.#cache.dropStored())
    this.#show()
    addEventListener('storage', this.#followTabs)
    addEventListener('online', this.#wake)
    addEventListener('pageshow', this.#wake)
    document.addEventListener('visibilitychange', this.#wake)
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
    await this.#receiver.refresh()
    await this.flush()
  }

  send(message: string) {
    this.#outbox.add(message)
    this.#show()
    this.flush()
  }

  retry(id: string) {
    this.#outbox.retry(id)
    this.#show()
    this.flush()
  }

  discard(id: string) {
    this.#outbox.discard(id)
    this.#show()
  }

  flush() {
    return this.#sender.flush()
  }

  /** The welcome comes before everything that the visitor writes. */
  #next(): NewMessage | undefined {
    const user_id = this.#cache.visitorId
    const welcome = read(welcomeKeyOf(user_id)) !== 'true' && this.#welcomesLeft[0]
    if (welcome) return { user_id, sender: 'admin', message: welcome }
    const entry = this.#outbox.next()
    return entry && { id: entry.id, user_id, sender: 'user', message: entry.message }
  }

  async #sendNext() {
    const sent = this.#next()
    if (!sent) return undefined
    const delivery = await deliver(sent)
    if (delivery.outcome === 'unknown') return delivery
    if (sent.user_id === this.#cache.visitorId) this.#settle(sent, delivery)
    this.#receiver.catchUp()
    return undefined
  }

  #settle({ id, sender, user_id, message }: NewMessage, delivery: Delivered) {
    // Kept before it leaves the outbox, so that other tabs can tell stored from overwritten.
    if (delivery.outcome === 'stored') this.#cache.add([delivery.message])
    if (sender === 'admin') {
      // A refusal means that a person has answered already.
      this.#welcomesLeft = this.#welcomesLeft.filter((text) => text !== message)
      if (this.#welcomesLeft.length === 0) write(welcomeKeyOf(user_id), 'true')
    } else if (id && delivery.outcome === 'refused') {
      this.#outbox.refuse(id, delivery.refusal)
    } else {
      this.#outbox.settle((each) => each === id)
    }
    this.#show()
  }

  #answered(wasFailing: boolean) {
    this.#show()
    if (wasFailing) this.flush()
    else this.#sender.flushIfIdle()
  }

  #watch() {
    this.#receiver.watch(this.#isOpen && document.visibilityState === 'visible')
  }

  #wake = () => {
    this.#watch()
    if (document.visibilityState !== 'visible') return
    if (this.#isOpen) this.#receiver.catchUp()
    this.flush()
  }

  #followTabs = ({ key }: StorageEvent) => {
    const visitorId = findVisitorId()
    if (key === VISITOR_KEY && visitorId) this.#adopt(visitorId)
    if (this.#cache.isKey(key)) this.#cache.addStored()
    if (this.#outbox.isKey(key)) this.#outbox.heal()
    this.#show()
  }

  /** Two tabs that made an id each in the same moment agree on the one that was kept. */
  #adopt(visitorId: string) {
    if (visitorId === this.#cache.visitorId) return
    this.#cache = new MessageCache(visitorId)
    this.#outbox.moveTo(visitorId)
    this.#welcomesLeft = [...welcomeTexts]
    this.refresh()
  }

  #show(isReconnecting = this.#state.isReconnecting) {
    const { messages } = this.#cache
    this.#outbox.settle((id) => this.#cache.has(id))
    const listed = this.#outbox.list()
    const isSameOutbox = JSON.stringify(listed) === JSON.stringify(this.#state.outbox)
    const outbox = isSameOutbox ? this.#state.outbox : listed
    const before = this.#state
    if (
      messages === before.messages &&
      outbox === before.outbox &&
      isReconnecting === before.isReconnecting
    ) {
      return
    }
    this.#state = { messages, outbox, isReconnecting }
    for (const listener of this.#listeners) listener()
  }
}

type Delivered = Exclude<Delivery, { outcome: 'unknown' }>

const welcomeKeyOf = (visitorId: string) => `chatWelcomeSent:${visitorId}`
