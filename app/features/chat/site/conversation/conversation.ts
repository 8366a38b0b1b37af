import type { Details, Message } from '../../contract.ts'
import { Observable } from '../../wire/observable.ts'
import { forget, read, write } from '../../wire/storage.ts'
import { type Card, cardKeyOf, keepCard, readCard } from './card.ts'
import { Following } from './following.ts'
import { hasMessage } from './history.ts'
import { historyKeyOf, Keeping, readKept } from './keeping.ts'
import { countUnread, Known, type KnownState } from './known.ts'
import { type OutboxEntry, Sending } from './sending.ts'
import {
  eraseVisitor,
  findVisitorId,
  readEarlier,
  replaceVisitorId,
  VISITOR_KEY,
} from './visitor.ts'
import { VisitorSigns } from './visitor-signs.ts'

export interface ConversationState extends KnownState {
  /** What was shown under an id that this browser had before. */
  earlier: Message[]
  /** What the visitor typed and the server has not acknowledged, in order. */
  outbox: OutboxEntry[]
  card: Card
  /** How many of the office's messages the visitor has not seen. */
  unread: number
  isErased: boolean
}

const draftKeyOf = (visitorId: string) => `chatDraft:${visitorId}`

/** One visitor's conversation in this tab; it lives as long as the page, shown or not. */
export class Conversation extends Observable<ConversationState> {
  readonly signs = new VisitorSigns(() => this.getState().visitorId)
  #ended = new AbortController()
  #isOpen = false
  #known: Known
  #keeping: Keeping
  #following: Following
  #sending: Sending

  constructor(visitorId: string) {
    const known = new Known(visitorId, readKept(visitorId))
    const sending = new Sending(visitorId, {
      onStored: (message) => this.#takeStored(message),
      onLockedOut: () => this.#adopt(replaceVisitorId(this.getState().visitorId)),
    })
    super({
      ...known.getState(),
      earlier: readEarlier(visitorId),
      ...sending.getState(),
      card: readCard(visitorId),
      unread: countUnread(known.getState()),
      isErased: false,
    })
    this.#sending = sending
    sending.subscribe(() => this.#show())
    ;[this.#known, this.#keeping, this.#following] = this.#follow(known)
    this.#listen()
    this.#show()
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
    await this.#following.refresh()
    await this.flush()
  }

  send(message: string) {
    this.#sending.add(message)
  }

  /** As a message that says them. */
  leaveDetails(message: string, { name, phone, email, ...told }: Details) {
    const { visitorId, card } = this.getState()
    // What was refused is said anew.
    this.#sending.drop((each) => each === card.said?.id)
    const id = this.#sending.add(message, { name, phone, email, ...told })
    keepCard(visitorId, { said: { id, name, phone, email } })
    this.#show()
  }

  /** The visitor does not want to be asked. */
  closeCard() {
    keepCard(this.getState().visitorId, { isClosed: true })
    this.#show()
  }

  retry(id: string) {
    this.#sending.retry(id)
  }

  /** What stands in the composer: closing the panel or a reload does not lose it. */
  get draft() {
    return read(draftKeyOf(this.getState().visitorId)) ?? ''
  }

  set draft(text: string) {
    const key = draftKeyOf(this.getState().visitorId)
    if (text) write(key, text)
    else forget(key)
  }

  discard(id: string) {
    const { visitorId, card } = this.getState()
    if (card.said?.id === id) keepCard(visitorId)
    this.#sending.drop((each) => each === id)
  }

  flush() {
    return this.#sending.flush()
  }

  /** Removes what this browser keeps of the conversation, in all its tabs; this one is over then. */
  erase() {
    if (this.getState().isErased) return
    const nothing = { earlier: [], messages: [], outbox: [], card: {}, unread: 0 }
    this.change({ ...nothing, isErased: true })
    this.#ended.abort()
    this.#following.suspend()
    this.#keeping.erase()
    this.#sending.end()
    eraseVisitor()
  }

  #follow(known: Known) {
    known.subscribe(() => {
      if (known === this.#known) this.#show()
    })
    const following = new Following(known, (isBack) => {
      if (isBack) this.flush()
      else this.#sending.flushIfIdle()
    })
    return [known, new Keeping(known), following] as const
  }

  #listen() {
    const { signal } = this.#ended
    addEventListener('storage', this.#followTabs, { signal })
    addEventListener('online', () => this.#wake(true), { signal })
    addEventListener('offline', () => this.#wake(true), { signal })
    addEventListener('pageshow', () => this.#wake(), { signal })
    addEventListener('pagehide', () => this.#suspend(), { signal })
    document.addEventListener('visibilitychange', () => this.#wake(), { signal })
  }

  #watch() {
    this.#following.show(this.#isOpen && document.visibilityState === 'visible')
  }

  #wake(isNetworkNew = false) {
    this.#watch()
    if (document.visibilityState !== 'visible') return
    if (this.#isOpen) this.#following.wake(isNetworkNew)
    this.flush()
  }

  #suspend() {
    this.#following.suspend()
    this.#keeping.save()
  }

  #followTabs = ({ key }: StorageEvent) => {
    if (key === VISITOR_KEY || key === null) {
      const visitorId = findVisitorId()
      if (!visitorId) return this.erase()
      this.#adopt(visitorId)
    }
    const { visitorId } = this.getState()
    if (key === historyKeyOf(visitorId)) this.#known.add(readKept(visitorId).messages)
    if (key === cardKeyOf(visitorId)) this.#show()
    this.#sending.show()
  }

  /** Goes on as the visitor whose id this browser has kept, with everything that is not sent. */
  #adopt(visitorId: string) {
    if (visitorId === this.getState().visitorId) return
    const { draft } = this
    const { card, outbox } = this.getState()
    if (outbox.some(({ id }) => id === card.said?.id)) keepCard(visitorId, card)
    this.draft = ''
    this.#suspend()
    ;[this.#known, this.#keeping, this.#following] = this.#follow(
      new Known(visitorId, readKept(visitorId)),
    )
    this.change({ ...this.#known.getState(), earlier: readEarlier(visitorId) })
    this.#sending.moveTo(visitorId)
    this.draft = draft
    this.#watch()
    this.refresh()
  }

  #takeStored(message: Message) {
    this.#following.takeStored(message)
    this.#settle(message.id)
  }

  /** Takes out of the outbox what the server has: as it has just said, or as the messages show. */
  #settle(acknowledged?: string) {
    const known = this.#known.getState()
    const isStored = (id: string) => id === acknowledged || hasMessage(known, id)
    if (!this.#sending.getState().outbox.some(({ id }) => isStored(id))) return
    // Other tabs see it leave the outbox, and must have it among the messages by then.
    this.#keeping.save()
    this.#sending.drop(isStored)
  }

  #show() {
    if (this.getState().isErased) return
    this.#settle()
    const known = this.#known.getState()
    const card = readCard(known.visitorId)
    this.change({ ...known, ...this.#sending.getState(), card, unread: countUnread(known) })
  }
}
