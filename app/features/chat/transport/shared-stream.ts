import { findLocks } from '#app/platform/browser/secure-context.ts'
import { type Connect, ReconnectingStream } from './reconnecting-stream.ts'

/** A frozen tab keeps its lock and does not respond. */
const LEADER_TIMEOUT_MS = 2000
const SILENCE_TIMEOUT_MS = 45_000

interface Options<Event> {
  /** The name that all tabs share. */
  name: string
  connect: Connect<Event>
  /** `isLocal` is true if this tab has the stream. Otherwise another tab forwards events of its stream. */
  onEvents: (events: Event[], isLocal: boolean) => void
  onLive: (isLive: boolean) => void
  /** Returns the events that a new tab needs. */
  replay?: () => Event[]
}

/** A message between tabs: the state of the stream with its new events, or a request. */
type TabMessage<Event> = { events: Event[]; isLive: boolean } | TabRequest
type TabRequest = 'state' | 'wake' | 'reconnect'

/**
 * One stream for all tabs, because browsers limit the connections to a server. The tab that holds
 * the lock is the leader: it has the stream and forwards its events. When it closes, another tab
 * takes over. Without locks (plain http) each tab has its own stream.
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

  /** Whether this tab is the leader. During a handover, none or two tabs may be leaders. */
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

  /** Called when the tab becomes visible or the network may have changed. */
  wake(hasNetworkChanged = false) {
    this.#stream.wake(hasNetworkChanged)
    if (this.#channel && !this.#isLeader) this.#request(hasNetworkChanged ? 'reconnect' : 'wake')
  }

  #join() {
    this.#channel = new BroadcastChannel(this.#options.name)
    this.#channel.onmessage = ({ data }: MessageEvent<TabMessage<Event>>) =>
      this.#handleTabMessage(data)
    this.#requestLock()
    this.#request('state')
  }

  /** Waits for the lock; `steal` takes it from a tab that does not respond. */
  async #requestLock(steal = false) {
    this.#lockAbort?.abort()
    const abort = new AbortController()
    this.#lockAbort = abort
    const { signal } = abort
    // The API does not allow `steal` together with a signal.
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
    // The browser refuses locks, so this tab has its own stream.
    if (!this.#isLeader) return this.#stream.start()
    // Another tab stole the lock while this one was frozen.
    this.#isLeader = false
    this.#stream.stop()
    this.#requestLock()
    this.#request('state')
  }

  #request(request: TabRequest) {
    this.#post(request)
    this.#afterSilence(LEADER_TIMEOUT_MS, () => {
      // A hidden tab requests the state when it becomes visible.
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
      if (message !== 'state') this.#stream.wake(message === 'reconnect')
      this.#post({ events: this.#options.replay?.() ?? [], isLive: this.#isLive })
    }
  }

  #handleLeaderEvents({ events, isLive }: { events: Event[]; isLive: boolean }) {
    if (this.#isLeader) return
    this.#afterSilence(SILENCE_TIMEOUT_MS, () => this.#request('state'))
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
