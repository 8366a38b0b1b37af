import type { VisitorEvents } from '../../stream-events.ts'
import type { VisitorEvent } from './event-stream.ts'
import { LiveStream } from './live-stream.ts'

/** A tab that the browser has frozen keeps its lock and says nothing. */
const ANSWER_WITHIN_MS = 2000
const SILENT_MS = 45_000

interface Options {
  visitorId: string
  cursor: () => number
  /** `isOwn`: after the hello comes everything that is missing; what another tab tells goes on only. */
  onEvents: (events: VisitorEvent[], isOwn: boolean) => void
  onLive: (isLive: boolean) => void
}

/** What tabs say to each other: what the stream brought, or `ask` for how it stands. */
type Said = 'ask' | { events: VisitorEvent[]; isLive: boolean }

/**
 * One stream for all tabs of this browser. The tab that holds the lock has it and tells the
 * others; when that tab goes, the next has the lock at once. Where tabs cannot speak to each other
 * (plain http, old browsers) each has a stream of its own.
 */
export class SharedStream {
  #options: Options
  #name: string
  #stream: LiveStream
  #isWanted = false
  #isLeader = false
  #isLive = false
  #channel: BroadcastChannel | undefined
  #letGo: AbortController | undefined
  #silenceTimer: ReturnType<typeof setTimeout> | undefined
  #arrived: VisitorEvent[] = []
  #hello: VisitorEvents['hello'] | undefined

  constructor(options: Options) {
    this.#options = options
    this.#name = `chatStream:${options.visitorId}`
    this.#stream = new LiveStream({
      visitorId: options.visitorId,
      cursor: options.cursor,
      onEvent: (event) => this.#gather(event),
      onLive: (isLive) => this.#tell([], isLive),
    })
  }

  want(isWanted: boolean) {
    if (isWanted === this.#isWanted) return
    this.#isWanted = isWanted
    if (!isWanted) this.#leave()
    else if (canShare()) this.#join()
    else this.#stream.start()
  }

  /** To be called when the tab is seen again, or the network may have changed. */
  wake(isNetworkNew = false) {
    this.#stream.wake(isNetworkNew)
    if (this.#channel && !this.#isLeader) this.#ask()
  }

  #join() {
    this.#channel = new BroadcastChannel(this.#name)
    this.#channel.onmessage = ({ data }: MessageEvent<Said>) => this.#listen(data)
    this.#queue()
    this.#ask()
  }

  #leave() {
    clearTimeout(this.#silenceTimer)
    this.#stream.stop()
    this.#flush()
    this.#letGo?.abort()
    this.#channel?.close()
    this.#channel = undefined
    this.#isLeader = false
    this.#setLive(false)
  }

  /** Waits for its turn to have the stream; `steal` takes the turn of a tab that does not answer. */
  async #queue(steal = false) {
    this.#letGo?.abort()
    const letGo = new AbortController()
    this.#letGo = letGo
    const { signal } = letGo
    // What is stolen cannot wait for a signal too.
    const options = steal ? { steal } : { signal }
    try {
      await navigator.locks.request(this.#name, options, () => this.#lead(signal))
    } catch {
      if (!signal.aborted) this.#loseTurn()
    }
  }

  #lead(signal: AbortSignal) {
    if (signal.aborted) return undefined
    clearTimeout(this.#silenceTimer)
    this.#isLeader = true
    this.#tell([], false)
    this.#stream.start()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }

  #loseTurn() {
    // Where the browser gives no turns at all.
    if (!this.#isLeader) return this.#stream.start()
    // Another tab took it while this one was frozen.
    this.#isLeader = false
    this.#stream.stop()
    this.#queue()
    this.#ask()
  }

  #ask() {
    this.#say('ask')
    this.#afterSilence(ANSWER_WITHIN_MS, () => {
      // A hidden tab can wait until it is seen: it asks then.
      if (document.visibilityState === 'visible') this.#queue(true)
    })
  }

  #afterSilence(silentMs: number, act: () => void) {
    clearTimeout(this.#silenceTimer)
    this.#silenceTimer = setTimeout(act, silentMs)
  }

  #listen(said: Said) {
    if (said === 'ask') {
      if (this.#isLeader) this.#say({ events: this.#state(), isLive: this.#isLive })
    } else if (!this.#isLeader) {
      this.#afterSilence(SILENT_MS, () => this.#ask())
      this.#setLive(said.isLive)
      this.#options.onEvents(said.events, false)
    }
  }

  /** Everything that has arrived by the next task goes on together: a gap of thousands too. */
  #gather(event: VisitorEvent) {
    if (this.#arrived.length === 0) setTimeout(() => this.#flush())
    this.#arrived.push(event)
  }

  #flush() {
    const events = this.#arrived
    if (events.length === 0) return
    this.#arrived = []
    this.#hello = events.reduce(after, this.#hello)
    this.#options.onEvents(events, true)
    this.#tell(events, this.#isLive)
  }

  #tell(events: VisitorEvent[], isLive: boolean) {
    this.#setLive(isLive)
    if (this.#isLeader) this.#say({ events, isLive })
  }

  #state(): VisitorEvent[] {
    return this.#hello ? [{ name: 'hello', data: this.#hello }] : []
  }

  #say(said: Said) {
    this.#channel?.postMessage(said)
  }

  #setLive(isLive: boolean) {
    if (isLive === this.#isLive) return
    this.#isLive = isLive
    this.#options.onLive(isLive)
  }
}

function canShare() {
  return 'locks' in navigator && 'BroadcastChannel' in globalThis
}

/** What a hello would say after this event. */
function after(hello: VisitorEvents['hello'] | undefined, { name, data }: VisitorEvent) {
  if (name === 'hello') return data
  if (!hello) return undefined
  if (name === 'message') {
    return { ...hello, first_seq: hello.first_seq || data.seq, last_seq: data.seq }
  }
  if (name === 'cleared') {
    return { ...hello, first_seq: data.up_to < hello.last_seq ? data.up_to + 1 : 0 }
  }
  if (name === 'read') return { ...hello, office_read_seq: data.seq }
  return name === 'online' ? { ...hello, online: data.online } : hello
}
