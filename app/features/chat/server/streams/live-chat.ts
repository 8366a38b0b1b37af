import type { FastifyInstance } from 'fastify'
import { listActiveSessions } from '#app/platform/server/auth/access.ts'
import type { OfficeEvents } from '../../stream-events.ts'
import { OfficePresence } from '../presence/office-presence.ts'
import { Presence } from '../presence/presence.ts'
import { withPresence } from '../presence/with-presence.ts'
import { endStreamsOnAccessChange } from './end-streams-on-access-change.ts'
import { OfficeStreams } from './office-streams.ts'
import { UpdateReader } from './update-reader.ts'
import { VisitorStreams } from './visitor-streams.ts'

const TICK_MS = 1_000
const POLL_TICKS = 15
const SESSION_TICKS = 3

/**
 * Notifications between servers, which never contain message texts. `updated` means that the stored
 * conversation has changed; the others carry events for the office or state that is not stored.
 */
type ChatSignal =
  | { updated: string }
  | { cleared: OfficeEvents['cleared'] }
  | { restored: OfficeEvents['restored'] }
  | { closed: OfficeEvents['closed'] }
  | { linked: OfficeEvents['linked'] }
  | { read: OfficeEvents['read'] }
  | { typing: OfficeEvents['typing'] }

/** The open streams of this server, and the events that they send. */
export class LiveChat {
  readonly visitors: VisitorStreams
  readonly office: OfficeStreams
  readonly presence: Presence
  readonly officePresence: OfficePresence
  readonly updateReader: UpdateReader
  #app: FastifyInstance
  #ticks = 0
  #failure: unknown

  constructor(app: FastifyInstance) {
    const { changeNotifier } = app
    this.#app = app
    this.visitors = new VisitorStreams(this.#failed)
    this.office = new OfficeStreams((ids) => listActiveSessions(app, ids), this.#failed)
    this.presence = new Presence(changeNotifier, (visitor) => this.office.send('visitor', visitor))
    this.officePresence = new OfficePresence(changeNotifier, (online) =>
      this.visitors.sendAll('online', { online }),
    )
    this.updateReader = new UpdateReader(app, ({ message, ...row }) =>
      this.office.send('conversation', { ...withPresence(row, this.presence), message }),
    )
    changeNotifier.on('chat', (text) =>
      text ? this.#receive(JSON.parse(text)) : this.#resynchronize(),
    )
    endStreamsOnAccessChange(app, this.office, this.#failed)
    changeNotifier.on('office-changed', () => this.office.send('changed', {}))
    this.#start()
  }

  /** Notifies all servers. Polling makes up for lost notifications. */
  publish(signal: ChatSignal) {
    this.#app.changeNotifier.notify('chat', JSON.stringify(signal)).catch(this.#failed)
  }

  #receive(signal: ChatSignal) {
    if ('updated' in signal) {
      this.visitors.wake(signal.updated)
      if (!this.office.isEmpty)
        this.updateReader.announceConversation(signal.updated).catch(this.#failed)
    } else if ('cleared' in signal) {
      this.visitors.wake(signal.cleared.user_id)
      this.office.send('cleared', signal.cleared)
    } else if ('restored' in signal) {
      this.visitors.wake(signal.restored.user_id)
      this.office.send('restored', signal.restored)
    } else if ('closed' in signal) {
      this.visitors.wake(signal.closed.user_id)
      this.office.send('closed', signal.closed)
    } else if ('linked' in signal) {
      this.office.send('linked', signal.linked)
    } else if ('read' in signal) {
      this.visitors.wake(signal.read.user_id)
      this.office.send('read', signal.read)
    } else {
      const { user_id, by } = signal.typing
      if (by) this.visitors.sendTo(user_id, 'typing', {})
      this.office.send('typing', signal.typing)
    }
  }

  /** Makes all streams read again, because notifications may have been lost. */
  #resynchronize() {
    this.visitors.wakeAll()
    this.office.send('hello', {})
  }

  #start() {
    const timer = setInterval(() => this.#tick(), TICK_MS)
    timer.unref()
    // Fastify waits for open responses before it closes.
    this.#app.addHook('preClose', async () => {
      clearInterval(timer)
      this.visitors.end()
      this.office.end()
    })
  }

  #tick() {
    this.visitors.tick()
    this.office.tick()
    this.presence.tick()
    this.officePresence.tick()
    this.#ticks++
    if (!this.office.isEmpty) {
      if (this.#ticks % POLL_TICKS === 0) this.updateReader.poll().catch(this.#failed)
      if (this.#ticks % SESSION_TICKS === 0) this.office.endRevokedStreams().catch(this.#failed)
    }
    if (this.#failure) this.#app.log.error(this.#failure, 'streams could not be served')
    this.#failure = undefined
  }

  /** Stores the error for the next tick. Streams retry, so one log line per second is enough. */
  #failed = (error: unknown) => {
    this.#failure = error
  }
}
