import { EventEmitter } from 'node:events'
import { v7 as newId } from 'uuid'
import { type Database, isPostgresAddress } from './connect.ts'
import { listen } from './listen.ts'
import { sendTogether, sendWith } from './send-together.ts'

/**
 * Tells every server on the same database that something has changed; the news itself is read
 * from the database. With SQLite there is one server, and an event emitter is enough.
 */
export interface Signals {
  /** Heard here at once; resolves when the other servers were told. */
  send: (topic: string, text: string) => Promise<void>
  /** Heard by every server once the transaction is committed; with SQLite by nobody. */
  sendWith: (transaction: Database, topic: string, text: string) => Promise<void>
  /** The same, but not heard here. */
  sendToOthers: (topic: string, text: string) => Promise<void>
  /** `text` is undefined after a broken connection: anything may have happened meanwhile. */
  on: (topic: string, listener: (text: string | undefined) => void) => void
  close: () => Promise<void>
}

export async function openSignals(db: Database, address: string): Promise<Signals> {
  const emitter = new EventEmitter().setMaxListeners(0)
  const on: Signals['on'] = (topic, listener) => emitter.on(topic, listener)
  const others = isPostgresAddress(address)
    ? await openOthers(db, address, emitter)
    : { send: async () => {}, sendWith: async () => {}, close: async () => {} }
  return {
    on,
    send(topic, text) {
      emitter.emit(topic, text)
      return others.send(topic, text)
    },
    sendWith: others.sendWith,
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
  return { send: sendTogether(db, self), sendWith, close }
}
