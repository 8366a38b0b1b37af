import {
  type Details,
  type Message,
  type NewMessage,
  type WelcomeText,
  welcomeTexts,
} from '../../contract.ts'
import { type Delivery, deliver, type Refusal } from '../../wire/delivery.ts'
import { Observable } from '../../wire/observable.ts'
import { isUnsent, Outbox, type Unsent } from '../../wire/outbox.ts'
import { SendLoop } from '../../wire/send-loop.ts'
import { forget, readList } from '../../wire/storage.ts'
import { api } from './chat-api.ts'
import { historyKeyOf } from './keeping.ts'
import { noteWelcomed, wasWelcomed, welcomeIdOf } from './visitor.ts'

/** A refused one waits for the visitor. */
export interface OutboxEntry extends Unsent {
  /** What it says of the visitor. */
  details?: Details
  problem?: Refusal
}

interface Options {
  /** The server has this message. */
  onStored: (message: Message) => void
  /** The conversation is bound to a cookie that this browser has lost. */
  onLockedOut: () => void
}

/** What this browser sends, in order: the welcome of a new visitor, then the outbox. */
export class Sending extends Observable<{ outbox: OutboxEntry[] }> {
  #visitorId: string
  #options: Options
  #outbox: Outbox<OutboxEntry>
  #welcomesLeft: WelcomeText[] = [...welcomeTexts]
  #isEnded = false
  #wasRefusedAsStranger = false
  #wasLockedOut = false
  #loop = new SendLoop('chatSending', {
    hasNext: () => this.#next() !== undefined,
    sendNext: () => this.#sendNext(),
  })

  constructor(visitorId: string, options: Options) {
    const outbox = outboxOf(visitorId)
    super({ outbox: outbox.list() })
    this.#visitorId = visitorId
    this.#options = options
    this.#outbox = outbox
  }

  flush() {
    return this.#loop.flush()
  }

  flushIfIdle() {
    this.#loop.flushIfIdle()
  }

  /** Returns its id. */
  add(message: string, details?: Details) {
    const { id } = this.#outbox.add({ message, details })
    this.show()
    this.flush()
    return id
  }

  retry(id: string) {
    const entry = this.#find(id)
    if (entry) this.#outbox.retry(entry)
    this.show()
    this.flush()
  }

  /** Takes out what is stored by the server, or given up by its writer. */
  drop(isDone: (id: string) => boolean) {
    for (const { id } of this.#outbox.list()) if (isDone(id)) this.#outbox.forget(id)
    this.show()
  }

  /** Goes on as this visitor, with what is not sent. */
  moveTo(visitorId: string) {
    const left = this.#outbox
    this.#visitorId = visitorId
    this.#outbox = outboxOf(visitorId)
    for (const entry of left.list()) {
      this.#outbox.keep(entry)
      left.forget(entry.id)
    }
    this.#welcomesLeft = [...welcomeTexts]
    this.show()
  }

  /** What is not sent is lost. */
  end() {
    this.#isEnded = true
    this.drop(() => true)
  }

  /** Shows what there is now; another tab may have changed it. */
  show() {
    const outbox = this.#outbox.list()
    if (JSON.stringify(outbox) !== JSON.stringify(this.getState().outbox)) this.change({ outbox })
  }

  #find(id: string) {
    return this.#outbox.list().find((entry) => entry.id === id)
  }

  /** The welcome comes before everything that the visitor writes. */
  #next(): NewMessage | undefined {
    if (this.#isEnded) return undefined
    const user_id = this.#visitorId
    const message = !wasWelcomed(user_id) && this.#welcomesLeft[0]
    if (message) return { id: welcomeIdOf(user_id, message), user_id, sender: 'admin', message }
    const entry = this.#outbox.next()
    if (!entry) return undefined
    const { id, message: text, details } = entry
    return { id, user_id, sender: 'user', message: text, details }
  }

  async #sendNext() {
    const sent = this.#next()
    if (!sent) return undefined
    const delivery = await deliver(api, sent)
    if (delivery.outcome === 'unknown') return delivery
    if (isLockOut(delivery) && !this.#wasRefusedAsStranger) {
      // It may have left before the cookie that another tab's message has brought.
      this.#wasRefusedAsStranger = true
      return { retryAfterMs: 0 }
    }
    const isOutdated = this.#isEnded || sent.user_id !== this.#visitorId
    if (!isOutdated) this.#settle(sent, delivery)
    return undefined
  }

  #settle(sent: NewMessage, delivery: Delivered) {
    // Once only: a server that says it again and again must not be given one visitor after another.
    if (isLockOut(delivery) && !this.#wasLockedOut) {
      this.#wasLockedOut = true
      return this.#options.onLockedOut()
    }
    if (delivery.outcome === 'stored') this.#options.onStored(delivery.message)
    if (sent.sender === 'admin') this.#noteWelcome(sent)
    else if (delivery.outcome === 'refused') this.#refuse(sent, delivery.refusal)
  }

  /** A refusal means that a person has answered already. */
  #noteWelcome({ user_id, message }: NewMessage) {
    this.#welcomesLeft = this.#welcomesLeft.filter((text) => text !== message)
    if (this.#welcomesLeft.length === 0) noteWelcomed(user_id)
  }

  #refuse({ id = '' }: NewMessage, problem: Refusal) {
    const entry = this.#find(id)
    if (entry) this.#outbox.keep({ ...entry, problem })
    this.show()
  }
}

function outboxOf(visitorId: string) {
  const list = `chatOutbox:${visitorId}`
  const outbox = new Outbox<OutboxEntry>(`${list}:`, {
    makeRoom: () => forget(historyKeyOf(visitorId)),
  })
  // As an earlier version kept it.
  for (const entry of readList(list, isUnsent)) outbox.keep(entry as OutboxEntry)
  forget(list)
  return outbox
}

function isLockOut(delivery: Delivered) {
  return delivery.outcome === 'refused' && delivery.refusal.code === 'not_owner'
}

type Delivered = Exclude<Delivery, { outcome: 'unknown' }>
