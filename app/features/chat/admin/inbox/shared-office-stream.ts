import { type Credentials, type OfficeEvent, OfficeStream } from './office-stream.ts'

const NAME = 'officeStream'
/** A tab that the browser has frozen keeps its lock and says nothing. */
const ANSWER_WITHIN_MS = 2000
const SILENT_MS = 45_000

interface Options extends Credentials {
  onEvent: (event: OfficeEvent) => void
  onLive: (isLive: boolean) => void
}

/** What tabs say to each other: how the stream stands, with what it brought, or questions. */
type Said = { isLive: boolean; event?: OfficeEvent } | 'ask' | 'wake' | 'reconnect'

/**
 * One stream for all tabs of the back office, since a browser opens few connections to a server.
 * The tab that holds the lock leads: it has the stream and tells the others; when it goes, the
 * next leads. Where tabs cannot speak to each other (plain http) each has a stream of its own.
 */
export class SharedOfficeStream {
  #options: Options
  #stream: OfficeStream
  #isRunning = false
  #isLeader = false
  #isLive = false
  #channel: BroadcastChannel | undefined
  #letGo: AbortController | undefined
  #silenceTimer: ReturnType<typeof setTimeout> | undefined

  constructor(options: Options) {
    this.#options = options
    this.#stream = new OfficeStream({
      ...options,
      onEvent: (event) => this.#tell(this.#isLive, event),
      onLive: (isLive) => this.#tell(isLive),
    })
  }

  /** Of all tabs one leads, nearly always. */
  get isLeader() {
    return this.#isLeader
  }

  start() {
    if (this.#isRunning) return
    this.#isRunning = true
    if (!canShare()) {
      this.#isLeader = true
      return this.#stream.start()
    }
    this.#channel = new BroadcastChannel(NAME)
    this.#channel.onmessage = ({ data }: MessageEvent<Said>) => this.#listen(data)
    this.#queue()
    this.#ask('ask')
  }

  stop() {
    this.#isRunning = false
    clearTimeout(this.#silenceTimer)
    this.#stream.stop()
    this.#letGo?.abort()
    this.#channel?.close()
    this.#channel = undefined
    this.#isLeader = false
  }

  /** To be called when the tab is seen again, or the network may have changed. */
  wake(isNetworkNew = false) {
    if (this.#isLeader) this.#stream.wake(isNetworkNew)
    else if (this.#isRunning) this.#ask(isNetworkNew ? 'reconnect' : 'wake')
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
      await navigator.locks.request(NAME, options, () => this.#lead(signal))
    } catch {
      if (!signal.aborted) this.#loseTurn()
    }
  }

  #lead(signal: AbortSignal) {
    if (signal.aborted) return undefined
    clearTimeout(this.#silenceTimer)
    this.#isLeader = true
    this.#setLive(false)
    this.#stream.start()
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  }

  /** Another tab took it while this one was frozen. */
  #loseTurn() {
    this.#isLeader = false
    this.#stream.stop()
    this.#queue()
    this.#ask('ask')
  }

  #ask(said: Said) {
    this.#channel?.postMessage(said)
    this.#afterSilence(ANSWER_WITHIN_MS)
  }

  #afterSilence(silentMs: number) {
    clearTimeout(this.#silenceTimer)
    this.#silenceTimer = setTimeout(() => {
      // A hidden tab can wait until it is seen: it asks then.
      if (document.visibilityState === 'visible') this.#queue(true)
    }, silentMs)
  }

  #listen(said: Said) {
    if (typeof said === 'object') this.#follow(said)
    else if (this.#isLeader) {
      if (said !== 'ask') this.#stream.wake(said === 'reconnect')
      this.#channel?.postMessage({ isLive: this.#isLive })
    }
  }

  #follow({ isLive, event }: { isLive: boolean; event?: OfficeEvent }) {
    if (this.#isLeader) return
    this.#afterSilence(SILENT_MS)
    this.#setLive(isLive)
    if (event) this.#options.onEvent(event)
  }

  #tell(isLive: boolean, event?: OfficeEvent) {
    this.#channel?.postMessage({ isLive, event })
    this.#setLive(isLive)
    if (event) this.#options.onEvent(event)
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
