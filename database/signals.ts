import { EventEmitter } from 'node:events'
import { sql } from 'kysely'
import type { Client } from 'pg'
import { type Database, isPostgresAddress } from './connect.ts'
import { loadPg } from './postgres.ts'

/**
 * Tells every server on the same database that something has changed; the news itself is read
 * from the database. With SQLite there is one server, and an event emitter is enough.
 */
export interface Signals {
  send: (topic: string, text: string) => Promise<void>
  /** `text` is undefined after a broken connection: anything may have happened meanwhile. */
  on: (topic: string, listener: (text: string | undefined) => void) => void
  close: () => Promise<void>
}

export async function openSignals(db: Database, address: string): Promise<Signals> {
  const emitter = new EventEmitter().setMaxListeners(0)
  const on: Signals['on'] = (topic, listener) => emitter.on(topic, listener)
  if (!isPostgresAddress(address)) {
    const send = async (topic: string, text: string) => void emitter.emit(topic, text)
    return { on, send, close: async () => {} }
  }
  const listening = await listen(address, emitter)
  return {
    on,
    async send(topic, text) {
      await sql`select pg_notify('gantavya', ${JSON.stringify([topic, text])})`.execute(db)
    },
    close: listening.close,
  }
}

/** Listens, and after a lost connection listens again, then wakes everybody up. */
async function listen(address: string, emitter: EventEmitter) {
  const pg = await loadPg()
  let client: Client
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect() {
    client = new pg.Client({ connectionString: address, keepAlive: true })
    client.on('error', () => {})
    client.on('end', () => !isClosed && retry())
    client.on('notification', ({ payload = '[]' }) => {
      const [topic, text] = JSON.parse(payload) as [string, string]
      emitter.emit(topic, text)
    })
    await client.connect()
    await client.query('listen gantavya')
  }

  function retry() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().then(() => {
        for (const topic of emitter.eventNames()) emitter.emit(topic, undefined)
      }, retry)
    }, 500)
  }

  await connect()
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client.end()
    },
  }
}
