import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import { v7 as newId } from 'uuid'
import { type Database, isPostgresAddress } from './connect.ts'
import { listen } from './listen.ts'
import { notify, sendTogether } from './send-together.ts'
import { FileAdapter } from './sqlite.ts'

/**
 * Tells every server on the same database that something has changed; the news itself is read
 * from the database. With SQLite there is one server, and an event emitter is enough.
 */
export interface Signals {
  /** Heard here at once; resolves when the other servers were told. */
  send: (topic: string, text: string) => Promise<void>
  /** The same, but not heard here. */
  sendToOthers: (topic: string, text: string) => Promise<void>
  /** `text` is undefined after a broken connection: anything may have happened meanwhile. */
  on: (topic: string, listener: (text: string | undefined) => void) => void
  close: () => Promise<void>
}

export async function openSignals(db: Database, address: string): Promise<Signals> {
  const emitter = emitterOf(db) ?? new EventEmitter().setMaxListeners(0)
  // On SQLite a signal is emitted within its transaction. What a listener starts outlives that and is
  // no part of it.
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
 * Tells every server as part of a transaction: once it is committed, and only then. With SQLite it
 * is heard at once; whoever writes then does so after the transaction, and reads what it wrote.
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
