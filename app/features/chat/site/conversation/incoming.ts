import type { Message } from '../../contract.ts'
import type { VisitorEvent, VisitorEvents } from '../../stream-events.ts'
import { SharedStream } from '../../wire/shared-stream.ts'
import { isMessage } from './chat-api.ts'
import { MessageCache } from './message-cache.ts'
import { OfficeWatch } from './office-watch.ts'
import { ReadMark } from './read-mark.ts'
import { Receiver } from './receiver.ts'
import { wasWelcomed } from './visitor.ts'
import { helloAfter, visitorStream } from './visitor-stream.ts'

/**
 * An answer may come soon after the chat was closed or its tab was hidden, and then shows on the
 * button. After that a chat that nobody looks at costs nothing.
 */
const LINGER_MS = 5 * 60_000

interface Options {
  onChange: () => void
  /** Every time the server was heard; `isBack`: after it could not be reached. */
  onHeard: (isBack: boolean) => void
}

/** What comes to one visitor: by the stream, or by asking while there is none. */
export class Incoming {
  readonly cache: MessageCache
  readonly office: OfficeWatch
  isReconnecting = false
  #options: Options
  #isShown = false
  #isLive = false
  #lingerTimer: ReturnType<typeof setTimeout> | undefined
  #readMark: ReadMark
  #receiver: Receiver
  #stream: SharedStream<VisitorEvent>
  #hello: VisitorEvents['hello'] | undefined

  constructor(visitorId: string, options: Options) {
    this.#options = options
    this.cache = new MessageCache(visitorId)
    this.#readMark = new ReadMark(visitorId)
    this.office = new OfficeWatch(options.onChange)
    this.#receiver = new Receiver(this.cache, {
      answered: (isBack) => this.#answered(isBack),
      setReconnecting: (isReconnecting) => {
        this.isReconnecting = isReconnecting
        options.onChange()
      },
    })
    this.#stream = new SharedStream({
      name: `chatStream:${visitorId}`,
      connect: visitorStream(visitorId, () => this.cache.cursor),
      onEvents: (events, isOwn) => this.#take(events, isOwn),
      onLive: (isLive) => this.#setLive(isLive),
      recall: () => (this.#hello ? [{ name: 'hello', data: this.#hello }] : []),
    })
  }

  /** How many of the office's messages the visitor has not seen. */
  get unread() {
    const { seq: read } = this.#readMark
    return this.cache.messages.filter(({ sender, seq }) => sender === 'admin' && seq > read).length
  }

  /** Whether somebody looks at the chat now. */
  show(isShown: boolean) {
    if (isShown === this.#isShown) return
    this.#isShown = isShown
    clearTimeout(this.#lingerTimer)
    if (!isShown) this.#lingerTimer = setTimeout(() => this.#stream.stop(), LINGER_MS)
    this.#connect()
    this.#see()
  }

  /** At once: the page is being left, and may be shown again as it is. */
  suspend() {
    this.show(false)
    this.#stream.stop()
    this.cache.save()
  }

  /** For good. */
  end() {
    this.suspend()
    clearTimeout(this.#lingerTimer)
  }

  /** Asks for everything, which also shows what the office has deleted. */
  refresh() {
    this.#stream.wake()
    return this.#receiver.refresh()
  }

  /** Asks for what is missing at once; the stream, should it be broken, goes on from there. */
  async wake(isNetworkNew: boolean) {
    await this.#receiver.catchUp()
    this.#stream.wake(isNetworkNew)
  }

  /** What the server has answered to a message that this browser has sent. */
  takeStored(message: Message) {
    this.cache.add([message])
    // Under a number that is taken here: the conversation has begun anew.
    if (!this.cache.has(message.id)) this.#receiver.refresh()
    else if (this.cache.hasGap) this.#receiver.catchUp()
    // Other tabs see the outbox change, and must be able to tell stored from overwritten.
    this.cache.save()
    this.#connect()
    this.#see()
  }

  #connect() {
    // An own stream before the first message would not bring the cookie that comes with its answer.
    const hasBegun = this.cache.cursor > 0 || wasWelcomed(this.cache.visitorId)
    if (this.#isShown && hasBegun) this.#stream.start()
    this.#receiver.poll(this.#isShown && !this.#isLive)
  }

  #answered(isBack: boolean) {
    if (isBack) {
      this.#readMark.learn(0)
      this.#stream.wake()
    }
    this.#connect()
    this.#see()
    this.#options.onHeard(isBack)
  }

  #setLive(isLive: boolean) {
    this.#isLive = isLive
    if (!isLive) this.office.lose()
    this.#connect()
  }

  #see() {
    const last = this.cache.messages.findLast(({ sender }) => sender === 'admin')
    if (this.#isShown && last) this.#readMark.see(Math.min(last.seq, this.cache.cursor))
  }

  #take(events: VisitorEvent[], isOwn: boolean) {
    if (isOwn) this.#hello = events.reduce(helloAfter, this.#hello)
    for (const event of events) {
      if (event.name === 'hello') this.#greet(event.data, isOwn)
      if (event.name === 'cleared') this.cache.clear(event.data.up_to)
      this.office.hear(event)
    }
    this.cache.add(events.flatMap((event) => this.#messageOf(event)))
    if (this.cache.hasGap) this.#receiver.catchUp()
    this.#see()
    this.#options.onHeard(false)
  }

  #greet({ first_seq, last_seq, visitor_read_seq }: VisitorEvents['hello'], isOwn: boolean) {
    this.#readMark.learn(visitor_read_seq)
    if (last_seq >= this.cache.cursor) this.cache.clear(first_seq > 0 ? first_seq - 1 : last_seq)
    // It has begun anew; with nothing at all it may be one that this browser may no longer read.
    else if (last_seq > 0) this.#receiver.refresh()
    if (!isOwn && last_seq > this.cache.cursor) this.#receiver.catchUp()
  }

  #messageOf({ name, data }: VisitorEvent) {
    if (name !== 'message' || !isMessage(data)) return []
    return data.user_id === this.cache.visitorId ? [data] : []
  }
}
