import { type Message, type NewMessage, type WelcomeText, welcomeTexts } from '../../contract.ts'
import { SendLoop } from '../../wire/send-loop.ts'
import { runAlone } from '../../wire/tabs.ts'
import { type Delivery, deliver } from './chat-api.ts'
import { Outbox } from './outbox.ts'
import { noteWelcomed, wasWelcomed, welcomeIdOf } from './visitor.ts'

interface Options {
  /** Makes room in the storage for what matters more. */
  makeRoom: () => void
  /** The server has this message; it leaves the outbox next. */
  onStored: (message: Message) => void
  /** The conversation is bound to a cookie that this browser has lost. */
  onLockedOut: () => void
  /** The server has taken something, or refused it. */
  onSettled: () => void
}

/** What this browser sends, in order: the welcome of a new visitor, then what they write. */
export class Outgoing {
  readonly outbox: Outbox
  #visitorId: string
  #options: Options
  #welcomesLeft: WelcomeText[] = [...welcomeTexts]
  #isEnded = false
  #wasRefusedAsStranger = false
  #wasLockedOut = false
  #loop = new SendLoop({
    hasNext: () => this.#next() !== undefined,
    sendNext: () => runAlone('chatSending', () => this.#sendNext()),
  })

  constructor(visitorId: string, options: Options) {
    this.#visitorId = visitorId
    this.#options = options
    this.outbox = new Outbox(visitorId, options.makeRoom)
  }

  flush() {
    return this.#loop.flush()
  }

  flushIfIdle() {
    this.#loop.flushIfIdle()
  }

  /** Goes on as this visitor, with what is not sent. */
  moveTo(visitorId: string) {
    this.#visitorId = visitorId
    this.outbox.moveTo(visitorId)
    this.#welcomesLeft = [...welcomeTexts]
  }

  /** What is not sent is lost. */
  end() {
    this.#isEnded = true
    this.outbox.erase()
  }

  /** The welcome comes before everything that the visitor writes. */
  #next(): NewMessage | undefined {
    if (this.#isEnded) return undefined
    const user_id = this.#visitorId
    const message = !wasWelcomed(user_id) && this.#welcomesLeft[0]
    if (message) return { id: welcomeIdOf(user_id, message), user_id, sender: 'admin', message }
    const entry = this.outbox.next()
    return entry && { id: entry.id, user_id, sender: 'user', message: entry.message }
  }

  async #sendNext() {
    const sent = this.#next()
    if (!sent) return undefined
    const delivery = await deliver(sent)
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
      this.#options.onLockedOut()
    } else {
      if (sent.sender === 'admin') this.#settleWelcome(sent, delivery)
      else this.#settleEntry(sent, delivery)
      this.#options.onSettled()
    }
  }

  #settleWelcome({ user_id, message }: NewMessage, delivery: Delivered) {
    // A refusal means that a person has answered already.
    if (delivery.outcome === 'stored') this.#options.onStored(delivery.message)
    this.#welcomesLeft = this.#welcomesLeft.filter((text) => text !== message)
    if (this.#welcomesLeft.length === 0) noteWelcomed(user_id)
  }

  #settleEntry({ id = '' }: NewMessage, delivery: Delivered) {
    if (delivery.outcome === 'refused') return this.outbox.refuse(id, delivery.refusal)
    this.#options.onStored(delivery.message)
    this.outbox.settle((each) => each === id)
  }
}

function isLockOut(delivery: Delivered) {
  return delivery.outcome === 'refused' && delivery.refusal.code === 'not_owner'
}

type Delivered = Exclude<Delivery, { outcome: 'unknown' }>
