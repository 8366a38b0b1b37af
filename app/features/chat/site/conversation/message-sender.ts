import type { ChatFile, Details, Message, NewMessage } from '../../contract.ts'
import { type Delivery, postMessage, type Refusal } from '../../transport/delivery.ts'
import { Observable } from '../../transport/observable.ts'
import { Outbox, type UnsentMessage } from '../../transport/outbox.ts'
import { SendLoop } from '../../transport/send-loop.ts'
import { remove } from '../../transport/storage.ts'
import { office } from '../panel/office.ts'
import { api } from './chat-api.ts'
import { historyKeyOf } from './history-cache.ts'
import { markWelcomed, WELCOME_COUNT, wasWelcomed, welcomeIdOf } from './visitor.ts'

/** An unsent message. A refused one waits for the visitor's decision. */
export interface OutboxEntry extends UnsentMessage {
  /** The contact details in the message. */
  details?: Details
  error?: Refusal | { kind: 'chosen'; status?: never; reason?: never; fields?: never }
}

interface Options {
  /** Called when the server has stored a message. */
  onStored: (message: Message) => void
  /** Called when the conversation belongs to a cookie that this browser no longer has. */
  onOwnershipLost: () => void
}

/** Sends in order: the welcome messages of a new visitor, then the outbox. */
export class MessageSender extends Observable<{ outbox: OutboxEntry[] }> {
  #visitorId: string
  #options: Options
  #outbox: Outbox<OutboxEntry>
  #welcomes = office.welcome
  #welcomesSent = 0
  #hasNewWelcomes = false
  #isStopped = false
  #wasRetriedAsOwner = false
  #hasLostOwnership = false
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

  /** Adds a message to the outbox and returns its id. */
  add(message: string, details?: Details) {
    const { id } = this.#outbox.add({ message, details })
    this.refresh()
    this.flush()
    return id
  }

  /** Adds a chosen file, which waits until `sendChosen`. Returns the id of its message. */
  addFile(message: string, file: ChatFile) {
    const { id } = this.#outbox.add({ message, file, error: { kind: 'chosen' } })
    this.refresh()
    return id
  }

  /** Sends the chosen files. */
  sendChosen() {
    for (const { id, error } of this.#outbox.list()) if (error?.kind === 'chosen') this.retry(id)
  }

  retry(id: string) {
    const entry = this.#find(id)
    if (entry) this.#outbox.retry(entry)
    this.refresh()
    this.flush()
  }

  /** Removes entries that are stored by the server or discarded by the visitor. */
  removeWhere(shouldRemove: (id: string) => boolean) {
    for (const { id } of this.#outbox.list()) if (shouldRemove(id)) this.#outbox.remove(id)
    this.refresh()
  }

  /** Switches to this visitor and moves unsent messages to their outbox. */
  switchVisitor(visitorId: string) {
    const previousOutbox = this.#outbox
    this.#visitorId = visitorId
    this.#outbox = outboxOf(visitorId)
    for (const entry of previousOutbox.list()) {
      this.#outbox.save(entry)
      previousOutbox.remove(entry.id)
    }
    this.#welcomesSent = 0
    this.refresh()
  }

  /** Stops sending and deletes the outbox. */
  stop() {
    this.#isStopped = true
    this.removeWhere(() => true)
  }

  /** Reads the outbox again, because another tab may have changed it. */
  refresh() {
    const outbox = this.#outbox.list()
    if (JSON.stringify(outbox) !== JSON.stringify(this.getState().outbox)) this.change({ outbox })
  }

  #find(id: string) {
    return this.#outbox.list().find((entry) => entry.id === id)
  }

  /** Welcome messages come before the visitor's messages. */
  #next(): (NewMessage & Pick<OutboxEntry, 'file'>) | undefined {
    if (this.#isStopped) return undefined
    const user_id = this.#visitorId
    const { language } = office
    const index = this.#welcomesSent
    const message = !wasWelcomed(user_id) && this.#welcomes[index]
    if (message)
      return { id: welcomeIdOf(user_id, index), user_id, sender: 'admin', message, language }
    const entry = this.#outbox.next()
    if (!entry) return undefined
    const { id, message: text, details, file } = entry
    return { id, user_id, sender: 'user', message: text, language, details, file }
  }

  async #sendNext() {
    const next = this.#next()
    if (!next) return undefined
    const { file, ...message } = next
    const delivery = await (file ? postFile(message) : postMessage(api, message))
    if (delivery.outcome === 'unknown') return delivery
    if (isNotOwner(delivery) && !this.#wasRetriedAsOwner) {
      // Retries once, because another tab may have received the cookie after the request was sent.
      this.#wasRetriedAsOwner = true
      return { retryAfterMs: 0 }
    }
    const isOutdated = this.#isStopped || message.user_id !== this.#visitorId
    if (!isOutdated) this.#handleDelivery(message, delivery)
    return undefined
  }

  #handleDelivery(sent: NewMessage, delivery: FinalDelivery) {
    // Replaces the visitor id only once, so that repeated refusals do not create one visitor after
    // another.
    if (isNotOwner(delivery) && !this.#hasLostOwnership) {
      this.#hasLostOwnership = true
      return this.#options.onOwnershipLost()
    }
    if (delivery.outcome === 'stored') this.#options.onStored(delivery.message)
    if (sent.sender === 'admin') this.#recordWelcome(sent, delivery)
    else if (delivery.outcome === 'refused') this.#markRefused(sent, delivery.refusal)
  }

  /**
   * Records a welcome message that was stored, or refused because the office has already replied. If
   * the office has changed the texts since the page was loaded, the new text is sent instead, once.
   */
  #recordWelcome({ user_id }: NewMessage, delivery: FinalDelivery) {
    const { welcome, welcome_contact } =
      (delivery.outcome === 'refused' && delivery.refusal.params) || {}
    if (welcome && !this.#hasNewWelcomes) {
      this.#hasNewWelcomes = true
      this.#welcomes = [`${welcome}`, `${welcome_contact}`]
    } else if (++this.#welcomesSent === WELCOME_COUNT) markWelcomed(user_id)
  }

  #markRefused({ id = '' }: NewMessage, error: Refusal) {
    const entry = this.#find(id)
    if (entry) this.#outbox.save({ ...entry, error })
    this.refresh()
  }
}

/** Loads the code for files only when there is one. */
const postFile = (message: NewMessage): Promise<Delivery> =>
  import('../files/send-visitor-file.ts').then(
    ({ sendFile }) => sendFile(message),
    () => ({ outcome: 'unknown', retryAfterMs: 0 }),
  )

function outboxOf(visitorId: string) {
  return new Outbox<OutboxEntry>(`chatOutbox:${visitorId}:`, {
    makeRoom: () => remove(historyKeyOf(visitorId)),
  })
}

function isNotOwner(delivery: FinalDelivery) {
  return delivery.outcome === 'refused' && delivery.refusal.code === 'not_owner'
}

type FinalDelivery = Exclude<Delivery, { outcome: 'unknown' }>
