import { findLocks } from '#app/base/browser/secure-context.ts'
import { type Connect, ReconnectingStream } from './reconnecting-stream.ts'

/** A tab that the browser has frozen keeps its lock and says nothing. */
const LEADER_TIMEOUT_MS = 2000
const SILENCE_TIMEOUT_MS = 45_000

interface Options<Event> {
  /** By which the tabs that share it find each other. */
  name: string
  connect: Connect<Event>
  /** `isOwn`: to this tab; what another tab tells may have begun without this one. */
  onEvents: (events: Event[], isLocal: boolean) => void
  onLive: (isLive: boolean) => void
  /** What a tab that came later is told. */
  replay?: () => Event[]
}

/** What tabs say to each other: how the stream stands, with what it brought, or questions. */
type TabMessage<Event> = { events: Event[]; isLive: boolean } | TabRequest
type TabRequest = 'ask' | 'wake' | 'reconnect'

/**
 * One stream for all tabs of this browser, which opens few connections to a server. The tab that
 * holds the lock leads: it has the stream and tells the others; when it goes, the next leads at
 * once. Where tabs cannot speak to each other (plain http) each has a stream of its own.
 */
export class SharedStream<Event extends { name: string }> {
  #options: Options<Event>
  #stream: ReconnectingStream<Event>
  #isRunning = false
  #isLeader = false
  #isLive = false
  #channel: BroadcastChannel | undefined
  #lockAbort: AbortController | undefined
  #silenceTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options<Event>) {
    this.#options = options
    this.#stream = new ReconnectingStream(options.connect, {
      onEvents: (events) => this.#handleEvents(events),
      onLive: (isLive) => this.#publish([], isLive),
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
    this.#lockAbort?.abort()
    this.#channel?.close()
    this.#channel = undefined
    this.#isLeader = false
    this.#setLive(false)
  }

  /** To be called when the tab is seen again, or the network may have changed. */
  wake(isNetworkNew = false) {
    this.#stream.wake(isNetworkNew)
    if (this.#channel && !this.#isLeader) this.#request(isNetworkNew ? 'reconnect' : 'wake')
  }

  #join() {
    this.#channel = new BroadcastChannel(this.#options.name)
    this.#channel.onmessage = ({ data }: MessageEvent<TabMessage<Event>>) =>
      this.#handleTabMessage(data)
    this.#requestLock()
    this.#request('ask')
  }

  /** Waits for its turn to lead; `steal` takes the turn of a tab that does not answer. */
  async #requestLock(steal = false) {
    this.#lockAbort?.abort()
    const abort = new AbortController()
    this.#lockAbort = abort
    const { signal } = abort
    // What is stolen cannot wait for a signal too.
    const options = steal ? { steal } : { signal }
    try {
      await findLocks()?.request(this.#options.name, options, () => this.#becomeLeader(signal))
    } catch {
      if (!signal.aborted) this.#loseLeadership()
    }
  }

  #becomeLeader(signal: AbortSignal) {
    if (signal.aborted) return undefined
    clearTimeout(this.#silenceTimer)
    this.#isLeader = true
    this.#publish([], false)
    this.#stream.start()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }

  #loseLeadership() {
    // Where the browser gives no turns at all.
    if (!this.#isLeader) return this.#stream.start()
    // Another tab took it while this one was frozen.
    this.#isLeader = false
    this.#stream.stop()
    this.#requestLock()
    this.#request('ask')
  }

  #request(request: TabRequest) {
    this.#post(request)
    this.#afterSilence(LEADER_TIMEOUT_MS, () => {
      // A hidden tab can wait until it is seen: it asks then.
      if (document.visibilityState === 'visible') this.#requestLock(true)
    })
  }

  #afterSilence(silentMs: number, act: () => void) {
    clearTimeout(this.#silenceTimer)
    this.#silenceTimer = setTimeout(act, silentMs)
  }

  #handleTabMessage(message: TabMessage<Event>) {
    if (typeof message === 'object') this.#handleLeaderEvents(message)
    else if (this.#isLeader) {
      if (message !== 'ask') this.#stream.wake(message === 'reconnect')
      this.#post({ events: this.#options.replay?.() ?? [], isLive: this.#isLive })
    }
  }

  #handleLeaderEvents({ events, isLive }: { events: Event[]; isLive: boolean }) {
    if (this.#isLeader) return
    this.#afterSilence(SILENCE_TIMEOUT_MS, () => this.#request('ask'))
    this.#setLive(isLive)
    this.#options.onEvents(events, false)
  }

  #handleEvents(events: Event[]) {
    this.#options.onEvents(events, true)
    this.#publish(events, this.#isLive)
  }

  #publish(events: Event[], isLive: boolean) {
    this.#setLive(isLive)
    if (this.#isLeader) this.#post({ events, isLive })
  }

  #post(message: TabMessage<Event>) {
    this.#channel?.postMessage(message)
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
