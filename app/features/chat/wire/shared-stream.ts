import { findLocks } from '#app/base/browser/secure-context.ts'
import { type Connect, LastingStream } from './lasting-stream.ts'

/** A tab that the browser has frozen keeps its lock and says nothing. */
const ANSWER_WITHIN_MS = 2000
const SILENT_MS = 45_000

interface Options<Event> {
  /** By which the tabs that share it find each other. */
  name: string
  connect: Connect<Event>
  /** `isOwn`: to this tab; what another tab tells may have begun without this one. */
  onEvents: (events: Event[], isOwn: boolean) => void
  onLive: (isLive: boolean) => void
  /** What a tab that came later is told. */
  recall?: () => Event[]
}

/** What tabs say to each other: how the stream stands, with what it brought, or questions. */
type Said<Event> = { events: Event[]; isLive: boolean } | Question
type Question = 'ask' | 'wake' | 'reconnect'

/**
 * One stream for all tabs of this browser, which opens few connections to a server. The tab that
 * holds the lock leads: it has the stream and tells the others; when it goes, the next leads at
 * once. Where tabs cannot speak to each other (plain http) each has a stream of its own.
 */
export class SharedStream<Event extends { name: string }> {
  #options: Options<Event>
  #stream: LastingStream<Event>
  #isRunning = false
  #isLeader = false
  #isLive = false
  #channel: BroadcastChannel | undefined
  #letGo: AbortController | undefined
  #silenceTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options<Event>) {
    this.#options = options
    this.#stream = new LastingStream(options.connect, {
      onEvents: (events) => this.#take(events),
      onLive: (isLive) => this.#tell([], isLive),
    })
  }

  /** Of all tabs one leads, nearly always. */
  get isLeader() {
    return this.#isLeader
  }

  start() {
    if (this.#isRunning) return
    this.#isRunning = true
    if (canShare()) return this.#join()
    this.#isLeader = true
    this.#stream.start()
  }

  stop() {
    this.#isRunning = false
    clearTimeout(this.#silenceTimer)
    this.#stream.stop()
    this.#letGo?.abort()
    this.#channel?.close()
    this.#channel = undefined
    this.#isLeader = false
    this.#setLive(false)
  }

  /** To be called when the tab is seen again, or the network may have changed. */
  wake(isNetworkNew = false) {
    this.#stream.wake(isNetworkNew)
    if (this.#channel && !this.#isLeader) this.#ask(isNetworkNew ? 'reconnect' : 'wake')
  }

  #join() {
    this.#channel = new BroadcastChannel(this.#options.name)
    this.#channel.onmessage = ({ data }: MessageEvent<Said<Event>>) => this.#listen(data)
    this.#queue()
    this.#ask('ask')
  }

  /** Waits for its turn to lead; `steal` takes the turn of a tab that does not answer. */
  async #queue(steal = false) {
    this.#letGo?.abort()
    const letGo = new AbortController()
    this.#letGo = letGo
    const { signal } = letGo
    // What is stolen cannot wait for a signal too.
    const options = steal ? { steal } : { signal }
    try {
      await findLocks()?.request(this.#options.name, options, () => this.#lead(signal))
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
    this.#ask('ask')
  }

  #ask(question: Question) {
    this.#say(question)
    this.#afterSilence(ANSWER_WITHIN_MS, () => {
      // A hidden tab can wait until it is seen: it asks then.
      if (document.visibilityState === 'visible') this.#queue(true)
    })
  }

  #afterSilence(silentMs: number, act: () => void) {
    clearTimeout(this.#silenceTimer)
    this.#silenceTimer = setTimeout(act, silentMs)
  }

  #listen(said: Said<Event>) {
    if (typeof said === 'object') this.#follow(said)
    else if (this.#isLeader) {
      if (said !== 'ask') this.#stream.wake(said === 'reconnect')
      this.#say({ events: this.#options.recall?.() ?? [], isLive: this.#isLive })
    }
  }

  #follow({ events, isLive }: { events: Event[]; isLive: boolean }) {
    if (this.#isLeader) return
    this.#afterSilence(SILENT_MS, () => this.#ask('ask'))
    this.#setLive(isLive)
    this.#options.onEvents(events, false)
  }

  #take(events: Event[]) {
    this.#options.onEvents(events, true)
    this.#tell(events, this.#isLive)
  }

  #tell(events: Event[], isLive: boolean) {
    this.#setLive(isLive)
    if (this.#isLeader) this.#say({ events, isLive })
  }

  #say(said: Said<Event>) {
    this.#channel?.postMessage(said)
  }

  #setLive(isLive: boolean) {
    if (isLive === this.#isLive) return
    this.#isLive = isLive
    this.#options.onLive(isLive)
  }
}

function canShare() {
  return Boolean(findLocks()) && 'BroadcastChannel' in globalThis
}
