import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import { v7 as newId } from 'uuid'
import { type Database, isPostgresUrl } from './connect.ts'
import { listen } from './listen.ts'
import { createPipeline, sendNotification } from './pipelining.ts'
import { FileAdapter } from './sqlite.ts'

/**
 * Notifies all servers on the same database of changes; listeners read the changed data from the
 * database. An SQLite database has one server, so an event emitter is enough.
 */
export interface ChangeNotifier {
  /** Notifies this server immediately; resolves when the other servers have been notified. */
  notify: (topic: string, text: string) => Promise<void>
  /** Notifies only the other servers. */
  notifyOthers: (topic: string, text: string) => Promise<void>
  /** `text` is undefined after a lost connection, because notifications may have been missed. */
  on: (topic: string, listener: (text: string | undefined) => void) => void
  close: () => Promise<void>
}

export async function openChangeNotifier(db: Database, address: string): Promise<ChangeNotifier> {
  const emitter = findEmitter(db) ?? new EventEmitter().setMaxListeners(0)
  // On SQLite a notification is emitted inside the open transaction. The listener runs outside its
  // async context, so that its writes wait for the commit.
  const on: ChangeNotifier['on'] = (topic, listener) =>
    emitter.on(topic, AsyncLocalStorage.bind(listener))
  const otherServers = isPostgresUrl(address)
    ? await openPostgres(db, address, emitter)
    : { notify: async () => {}, close: async () => {} }
  return {
    on,
    notify(topic, text) {
      emitter.emit(topic, text)
      return otherServers.notify(topic, text)
    },
    notifyOthers: otherServers.notify,
    close: otherServers.close,
  }
}

async function openPostgres(db: Database, address: string, emitter: EventEmitter) {
  const ownId = newId()
  const { close } = await listen(address, {
    onNotification({ sender, notifications }) {
      if (sender === ownId) return
      for (const [topic, text] of notifications) emitter.emit(topic, text)
    },
    onReconnect() {
      for (const topic of emitter.eventNames()) emitter.emit(topic, undefined)
    },
  })
  return { notify: createPipeline(db, ownId), close }
}

/**
 * Notifies all servers after the transaction commits. On SQLite listeners run before the commit,
 * but their writes wait for it.
 */
export async function notifyAfterCommit(transaction: Database, topic: string, text: string) {
  const emitter = findEmitter(transaction)
  if (emitter) emitter.emit(topic, text)
  else await sendNotification(transaction, topic, text)
}

function findEmitter(db: Database) {
  const { adapter } = db.getExecutor()
  return adapter instanceof FileAdapter ? adapter.changes : undefined
}
