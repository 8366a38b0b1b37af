import { sql } from 'kysely'
import type { Database } from './connect.ts'

export type Signal = [topic: string, text: string]

/** What travels with one NOTIFY. */
export interface Envelope {
  /** The server that sends and has heard it already; undefined: nobody has. */
  from?: string
  signals: Signal[]
}

/** PostgreSQL takes less than 8000 bytes. */
const MOST_BYTES = 7_500

/**
 * Sends what was signalled in the same turn of the event loop, or while the last query was under
 * way, with one query: every NOTIFY waits for a lock of the whole database when it commits.
 */
export function sendTogether(db: Database, from: string) {
  let waiting = new Map<string, Signal>()
  let sending: Promise<void> | undefined

  async function sendAll() {
    try {
      await new Promise(setImmediate)
      while (waiting.size > 0) {
        const signals = [...waiting.values()]
        waiting = new Map()
        const notices = pack(signals, from).map((text) => sql`pg_notify('gantavya', ${text})`)
        await sql`select ${sql.join(notices)}`.execute(db)
      }
    } finally {
      sending = undefined
    }
  }

  return (topic: string, text: string) => {
    const signal: Signal = [topic, text]
    waiting.set(JSON.stringify(signal), signal)
    sending ??= sendAll()
    return sending
  }
}

/** Sends as part of a transaction: heard once it is committed, and only then. */
export async function notify(transaction: Database, ...signal: Signal) {
  const envelope: Envelope = { signals: [signal] }
  await sql`select pg_notify('gantavya', ${JSON.stringify(envelope)})`.execute(transaction)
}

/** As few envelopes as hold all of them. */
function pack(signals: Signal[], from: string) {
  const envelopes: Envelope[] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const signal of signals) {
    const size = Buffer.byteLength(JSON.stringify(signal)) + 1
    if (bytes + size > MOST_BYTES) {
      envelopes.push({ from, signals: [] })
      bytes = 100
    }
    envelopes.at(-1)?.signals.push(signal)
    bytes += size
  }
  return envelopes.map((envelope) => JSON.stringify(envelope))
}
