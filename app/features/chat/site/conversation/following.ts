import type { Message } from '../../contract.ts'
import type { VisitorEvent, VisitorEvents } from '../../stream-events.ts'
import { isMessage } from '../../wire/delivery.ts'
import { SharedStream } from '../../wire/shared-stream.ts'
import { Asking } from './asking.ts'
import { cut, hasGap, hasMessage } from './history.ts'
import type { Known } from './known.ts'
import { OfficeWatch } from './office-watch.ts'
import { Reading } from './reading.ts'
import { wasWelcomed } from './visitor.ts'
import { helloAfter, visitorStream } from './visitor-stream.ts'

/**
 * An answer may come soon after the chat was closed or its tab was hidden, and then shows on the
 * button. After that a chat that nobody looks at costs nothing.
 */
const LINGER_MS = 5 * 60_000

/** Keeps what is known as the server has it: by the stream, or by asking while there is none. */
export class Following {
  #known: Known
  #onHeard: (isBack: boolean) => void
  #lingerTimer: ReturnType<typeof setTimeout> | undefined
  #hello: VisitorEvents['hello'] | undefined
  #office: OfficeWatch
  #reading: Reading
  #asking: Asking
  #stream: SharedStream<VisitorEvent>

  /** `onHeard` is called every time the server was heard; `isBack`: after it could not be reached. */
  constructor(known: Known, onHeard: (isBack: boolean) => void) {
    const { visitorId } = known.getState()
    this.#known = known
    this.#onHeard = onHeard
    this.#office = new OfficeWatch(known)
    this.#reading = new Reading(known)
    this.#asking = new Asking(known, (isBack) => this.#answered(isBack))
    this.#stream = new SharedStream({
      name: `chatStream:${visitorId}`,
      connect: visitorStream(visitorId, () => known.cursor),
      onEvents: (events, isOwn) => this.#take(events, isOwn),
      onLive: (isLive) => this.#setLive(isLive),
      recall: () => (this.#hello ? [{ name: 'hello', data: this.#hello }] : []),
    })
    known.subscribe(() => this.#connect())
  }

  /** Whether somebody looks at the chat now. */
  show(isShown: boolean) {
    if (isShown === this.#known.getState().isShown) return
    clearTimeout(this.#lingerTimer)
    if (!isShown) this.#lingerTimer = setTimeout(() => this.#stream.stop(), LINGER_MS)
    this.#known.change({ isShown })
  }

  /** At once: the page is being left, and may be shown again as it is. */
  suspend() {
    this.show(false)
    clearTimeout(this.#lingerTimer)
    this.#stream.stop()
  }

  /** Asks for everything, which also shows what the office has deleted. */
  refresh() {
    this.#stream.wake()
    return this.#asking.refresh()
  }

  /** Asks for what is missing at once; the stream, should it be broken, goes on from there. */
  async wake(isNetworkNew: boolean) {
    await this.#asking.catchUp()
    this.#stream.wake(isNetworkNew)
  }

  /** What the server has answered to a message that this browser has sent. */
  takeStored(message: Message) {
    this.#known.add([message])
    // Under a number that is taken here: the conversation has begun anew.
    if (!hasMessage(this.#known.getState(), message.id)) this.#asking.refresh()
    else this.#fillGap()
  }

  #connect() {
    const { visitorId, isShown } = this.#known.getState()
    // An own stream before the first message would not bring the cookie that comes with its answer.
    if (isShown && (this.#known.cursor > 0 || wasWelcomed(visitorId))) this.#stream.start()
  }

  #answered(isBack: boolean) {
    if (isBack) {
      this.#reading.learn(0)
      this.#stream.wake()
    }
    this.#connect()
    this.#onHeard(isBack)
  }

  #setLive(isLive: boolean) {
    if (!isLive) this.#office.lose()
    this.#known.change({ isLive })
  }

  #take(events: VisitorEvent[], isOwn: boolean) {
    if (isOwn) this.#hello = events.reduce(helloAfter, this.#hello)
    for (const event of events) {
      if (event.name === 'hello') this.#greet(event.data, isOwn)
      if (event.name === 'cleared') this.#cut(event.data.up_to)
      if (event.name === 'restored') this.#asking.refresh()
      this.#office.hear(event)
    }
    this.#known.add(events.flatMap((event) => this.#messageOf(event)))
    this.#fillGap()
    this.#onHeard(false)
  }

  #greet({ first_seq, last_seq, visitor_read_seq }: VisitorEvents['hello'], isOwn: boolean) {
    this.#reading.learn(visitor_read_seq)
    if (last_seq >= this.#known.cursor) this.#cut(first_seq > 0 ? first_seq - 1 : last_seq)
    // It has begun anew; with nothing at all it may be one that this browser may no longer read.
    else if (last_seq > 0) this.#asking.refresh()
    if (!isOwn && last_seq > this.#known.cursor) this.#asking.catchUp()
  }

  #cut(upTo: number) {
    this.#known.change(cut(this.#known.getState(), upTo))
  }

  #fillGap() {
    if (hasGap(this.#known.getState())) this.#asking.catchUp()
  }

  #messageOf({ name, data }: VisitorEvent) {
    if (name !== 'message' || !isMessage(data)) return []
    return data.user_id === this.#known.getState().visitorId ? [data] : []
  }
}
