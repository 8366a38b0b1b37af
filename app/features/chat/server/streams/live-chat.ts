import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { v7 as newId } from 'uuid'
import { listActiveSessions } from '#app/platform/server/auth/access.ts'
import { accessTopic } from '#app/platform/server/feature/services.ts'
import type { ChangeNotifier } from '#database/change-notifications.ts'
import type { OfficeEvents } from '../../stream-events.ts'
import {
  GRACE_MS,
  HEARTBEAT_MS,
  isUpcoming,
  Presence,
  REMOTE_TTL_MS,
} from '../presence/presence.ts'
import { withPresence } from '../presence/with-presence.ts'
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

/** Ends office streams when the access of their administrators changes on any server. */
function endStreamsOnAccessChange(
  { changeNotifier, db, services }: Pick<FastifyInstance, 'changeNotifier' | 'db' | 'services'>,
  office: OfficeStreams,
  onError: (error: unknown) => void,
) {
  const runOutsideTransaction = AsyncLocalStorage.snapshot()

  /**
   * On SQLite the notification fires inside the open transaction. Runs outside its async context, so
   * that the new transaction waits for the commit.
   */
  const endRevokedStreams = () =>
    office.endRevokedStreams((sessionIds) =>
      db
        .transaction()
        .execute((transaction) => services.sessions.listActive(transaction, sessionIds)),
    )
  changeNotifier.on(accessTopic, () =>
    runOutsideTransaction(() => void endRevokedStreams().catch(onError)),
  )
}

/** Tracks whether an inbox is open on any server. */
class OfficePresence {
  #changeNotifier: ChangeNotifier
  #changed: (isOnline: boolean) => void
  #self = newId()
  #streams = 0
  /** The time until which each server reports the office as online. */
  #onlineUntil = new Map<string, number>()
  #wasOnline = false
  #nextHeartbeat = 0

  constructor(changeNotifier: ChangeNotifier, changed: (isOnline: boolean) => void) {
    this.#changeNotifier = changeNotifier
    this.#changed = changed
    changeNotifier.on('office', (text) => text && this.#receive(JSON.parse(text)))
  }

  get isOnline() {
    return (
      this.#streams > 0 ||
      [...this.#onlineUntil.values()].some((until) => isUpcoming(until, REMOTE_TTL_MS))
    )
  }

  connect() {
    this.#streams++
    if (this.#streams === 1) this.#broadcast(REMOTE_TTL_MS)
    this.#notifyIfChanged()
  }

  disconnect() {
    this.#streams--
    if (this.#streams > 0) return
    this.#onlineUntil.set(this.#self, Date.now() + GRACE_MS)
    this.#broadcast(GRACE_MS)
  }

  /** Called every second. */
  tick() {
    this.#notifyIfChanged()
    if (this.#streams === 0 || isUpcoming(this.#nextHeartbeat, HEARTBEAT_MS)) return
    this.#nextHeartbeat = Date.now() + HEARTBEAT_MS
    this.#broadcast(REMOTE_TTL_MS)
  }

  #receive({ server, forMs }: { server: string; forMs: number }) {
    this.#onlineUntil.set(server, Date.now() + forMs)
    this.#notifyIfChanged()
  }

  #broadcast(forMs: number) {
    const report = JSON.stringify({ server: this.#self, forMs })
    // The next heartbeat repeats the report.
    this.#changeNotifier.notifyOthers('office', report).catch(() => {})
  }

  #notifyIfChanged() {
    const { isOnline } = this
    if (isOnline === this.#wasOnline) return
    this.#wasOnline = isOnline
    this.#changed(isOnline)
  }
}
