import type { ChatFile, Details, Message } from '../../contract.ts'
import { Observable } from '../../transport/observable.ts'
import { read, remove, write } from '../../transport/storage.ts'
import { type Card, cardKeyOf, readCard, saveCard } from './card.ts'
import { sendPresence } from './chat-api.ts'
import { type ConversationData, ConversationStore, countUnread } from './conversation-store.ts'
import { ConversationSync } from './conversation-sync.ts'
import { hasMessage } from './history.ts'
import { HistoryCache, historyKeyOf, readStoredHistory } from './history-cache.ts'
import { MessageSender, type OutboxEntry } from './message-sender.ts'
import {
  eraseVisitor,
  findVisitorId,
  readPreviousConversationMessages,
  replaceVisitorId,
  VISITOR_KEY,
} from './visitor.ts'

/** Shorter than the 6 s after which the office hides the indicator. */
const TYPING_INTERVAL_MS = 4000
const MAX_PATH_LENGTH = 200

/** Reports the visitor's page and typing to the office while the chat is open. */
class VisitorPresence {
  #getVisitorId: () => string
  #page = ''
  #typedAt = 0

  constructor(getVisitorId: () => string) {
    this.#getVisitorId = getVisitorId
  }

  setPage(path: string) {
    this.#page = path.slice(0, MAX_PATH_LENGTH)
    this.#send()
  }

  noteTyping() {
    if (Date.now() - this.#typedAt < TYPING_INTERVAL_MS) return
    this.#typedAt = Date.now()
    // Deferred, so that the browser first paints the typed letter.
    setTimeout(() => this.#send({ is_typing: true }))
  }

  /** Called when the text was sent. */
  stopTyping() {
    this.#typedAt = 0
  }

  #send(presence: { is_typing?: boolean } = {}) {
    sendPresence(this.#getVisitorId(), { page: this.#page, ...presence })
  }
}

export interface ConversationState extends ConversationData {
  /** Messages of the previous visitor ids of this browser. */
  previousConversationMessages: Message[]
  /** Messages that the server has not acknowledged, in order. */
  outbox: OutboxEntry[]
  card: Card
  /** The number of office messages that the visitor has not read. */
  unread: number
  isErased: boolean
}

const draftKeyOf = (visitorId: string) => `chatDraft:${visitorId}`

/**
 * One visitor's conversation in this tab. Exists as long as the page, even while the chat is
 * closed.
 */
export class Conversation extends Observable<ConversationState> {
  readonly presence = new VisitorPresence(() => this.getState().visitorId)
  #abort = new AbortController()
  #isOpen = false
  #store: ConversationStore
  #historyCache: HistoryCache
  #sync: ConversationSync
  #sender: MessageSender

  constructor(visitorId: string) {
    const store = new ConversationStore(visitorId, readStoredHistory(visitorId))
    const sender = new MessageSender(visitorId, {
      onStored: (message) => this.#addStored(message),
      onOwnershipLost: () => this.#switchVisitor(replaceVisitorId(this.getState().visitorId)),
    })
    super({
      ...store.getState(),
      previousConversationMessages: readPreviousConversationMessages(visitorId),
      ...sender.getState(),
      card: readCard(visitorId),
      unread: countUnread(store.getState()),
      isErased: false,
    })
    this.#sender = sender
    sender.subscribe(() => this.#update())
    ;[this.#store, this.#historyCache, this.#sync] = this.#startSync(store)
    this.#addListeners()
    this.#update()
  }

  /** Fetches all messages, then sends the outbox, and the welcome on the first opening. */
  async open() {
    this.#isOpen = true
    this.#updateVisibility()
    await this.refresh()
  }

  close() {
    this.#isOpen = false
    this.#updateVisibility()
  }

  async refresh() {
    await this.#sync.refresh()
    await this.flush()
  }

  send(message: string) {
    this.#sender.add(message)
  }

  /** Adds a chosen file, see `sendChosen`. */
  addFile(name: string, file: ChatFile) {
    return this.#sender.addFile(name, file)
  }

  sendChosen() {
    this.#sender.sendChosen()
  }

  /** Sends the contact details as a message. */
  sendDetails(message: string, { name, phone, email, ...rest }: Details) {
    const { visitorId, card } = this.getState()
    // Removes details that the server has refused, because the new ones replace them.
    this.#sender.removeWhere((each) => each === card.submitted?.id)
    const id = this.#sender.add(message, { name, phone, email, ...rest })
    saveCard(visitorId, { submitted: { id, name, phone, email } })
    this.#update()
  }

  /** Called when the visitor does not want to leave contact details. */
  dismissCard() {
    saveCard(this.getState().visitorId, { isClosed: true })
    this.#update()
  }

  retry(id: string) {
    this.#sender.retry(id)
  }

  /** The text in the composer, which survives closing the panel and a reload. */
  get draft() {
    return read(draftKeyOf(this.getState().visitorId)) ?? ''
  }

  set draft(text: string) {
    const key = draftKeyOf(this.getState().visitorId)
    if (text) write(key, text)
    else remove(key)
  }

  discard(id: string) {
    const { visitorId, card } = this.getState()
    if (card.submitted?.id === id) saveCard(visitorId)
    this.#sender.removeWhere((each) => each === id)
  }

  flush() {
    return this.#sender.flush()
  }

  /** Deletes all data of the conversation in this browser. Other tabs then do the same. */
  erase() {
    if (this.getState().isErased) return
    const emptyState = {
      previousConversationMessages: [],
      messages: [],
      outbox: [],
      card: {},
      unread: 0,
    }
    this.change({ ...emptyState, isErased: true })
    this.#abort.abort()
    this.#sync.disconnect()
    this.#historyCache.erase()
    this.#sender.stop()
    eraseVisitor()
  }

  #startSync(store: ConversationStore) {
    store.subscribe(() => {
      if (store === this.#store) this.#update()
    })
    const sync = new ConversationSync(store, (isRecovered) => {
      if (isRecovered) this.flush()
      else this.#sender.flushIfIdle()
    })
    return [store, new HistoryCache(store), sync] as const
  }

  #addListeners() {
    const { signal } = this.#abort
    addEventListener('storage', this.#handleStorage, { signal })
    addEventListener('online', () => this.#wake(true), { signal })
    addEventListener('offline', () => this.#wake(true), { signal })
    addEventListener('pageshow', () => this.#wake(), { signal })
    addEventListener('pagehide', () => this.#suspend(), { signal })
    document.addEventListener('visibilitychange', () => this.#wake(), { signal })
  }

  #updateVisibility() {
    this.#sync.setVisible(this.#isOpen && document.visibilityState === 'visible')
  }

  #wake(hasNetworkChanged = false) {
    this.#updateVisibility()
    if (document.visibilityState !== 'visible') return
    if (this.#isOpen) this.#sync.wake(hasNetworkChanged)
    this.flush()
  }

  #suspend() {
    this.#sync.disconnect()
    this.#historyCache.save()
  }

  #handleStorage = ({ key }: StorageEvent) => {
    if (key === VISITOR_KEY || key === null) {
      const visitorId = findVisitorId()
      if (!visitorId) return this.erase()
      this.#switchVisitor(visitorId)
    }
    const { visitorId } = this.getState()
    if (key === historyKeyOf(visitorId)) this.#store.add(readStoredHistory(visitorId).messages)
    if (key === cardKeyOf(visitorId)) this.#update()
    this.#sender.refresh()
  }

  /** Switches to the visitor id that this browser has stored, and moves unsent messages to it. */
  #switchVisitor(visitorId: string) {
    if (visitorId === this.getState().visitorId) return
    const { draft } = this
    const { card, outbox } = this.getState()
    if (outbox.some(({ id }) => id === card.submitted?.id)) saveCard(visitorId, card)
    this.draft = ''
    this.#suspend()
    ;[this.#store, this.#historyCache, this.#sync] = this.#startSync(
      new ConversationStore(visitorId, readStoredHistory(visitorId)),
    )
    this.change({
      ...this.#store.getState(),
      previousConversationMessages: readPreviousConversationMessages(visitorId),
    })
    this.#sender.switchVisitor(visitorId)
    this.draft = draft
    this.#updateVisibility()
    this.refresh()
  }

  #addStored(message: Message) {
    this.#sync.addStored(message)
    this.#removeDelivered(message.id)
  }

  /** Removes stored messages from the outbox: the one just acknowledged, and those in the list. */
  #removeDelivered(acknowledged?: string) {
    const store = this.#store.getState()
    const isStored = (id: string) => id === acknowledged || hasMessage(store, id)
    if (!this.#sender.getState().outbox.some(({ id }) => isStored(id))) return
    // Saves the history first, so that other tabs find the message there when it leaves the outbox.
    this.#historyCache.save()
    this.#sender.removeWhere(isStored)
  }

  #update() {
    if (this.getState().isErased) return
    this.#removeDelivered()
    const store = this.#store.getState()
    const card = readCard(store.visitorId)
    this.change({ ...store, ...this.#sender.getState(), card, unread: countUnread(store) })
  }
}
