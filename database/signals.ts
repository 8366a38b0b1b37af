import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import { v7 as newId } from 'uuid'
import { type Database, isPostgresAddress } from './connect.ts'
import { listen } from './listen.ts'
import { notify, sendTogether } from './send-together.ts'
import { FileAdapter } from './sqlite.ts'

/**
 * Notifies all servers on the same database of changes; the data itself is read from the database.
 * SQLite has one server, so an event emitter is enough.
 */
export interface Signals {
  /** Notifies this server at once; resolves when the others were notified. */
  send: (topic: string, text: string) => Promise<void>
  /** Notifies only the other servers. */
  sendToOthers: (topic: string, text: string) => Promise<void>
  /** `text` is undefined after a lost connection, during which changes may have been missed. */
  on: (topic: string, listener: (text: string | undefined) => void) => void
  close: () => Promise<void>
}

export async function openSignals(db: Database, address: string): Promise<Signals> {
  const emitter = emitterOf(db) ?? new EventEmitter().setMaxListeners(0)
  // On SQLite a signal is emitted inside the transaction; the listener must not run as part of it.
  const on: Signals['on'] = (topic, listener) => emitter.on(topic, AsyncLocalStorage.bind(listener))
  const others = isPostgresAddress(address)
    ? await openOthers(db, address, emitter)
    : { send: async () => {}, close: async () => {} }
  return {
    on,
    send(topic, text) {
      emitter.emit(topic, text)
      return others.send(topic, text)
    },
    sendToOthers: others.send,
    close: others.close,
  }
}

async function openOthers(db: Database, address: string, emitter: EventEmitter) {
  const self = newId()
  const { close } = await listen(address, {
    heard({ from, signals }) {
      if (from === self) return
      for (const [topic, text] of signals) emitter.emit(topic, text)
    },
    missed() {
      for (const topic of emitter.eventNames()) emitter.emit(topic, undefined)
    },
  })
  return { send: sendTogether(db, self), close }
}

/**
 * Notifies all servers after the transaction commits. On SQLite listeners run at once; their writes
 * wait for the transaction.
 */
export async function sendWith(transaction: Database, topic: string, text: string) {
  const emitter = emitterOf(transaction)
  if (emitter) emitter.emit(topic, text)
  else await notify(transaction, topic, text)
}

function emitterOf(db: Database) {
  const { adapter } = db.getExecutor()
  return adapter instanceof FileAdapter ? adapter.signals : undefined
}
