import { sql } from 'kysely'
import type { Database } from './connect.ts'

export type Signal = [topic: string, text: string]

/** Payload of one NOTIFY. */
export interface Envelope {
  /** Id of the sending server, which ignores it; undefined: all servers handle it. */
  from?: string
  signals: Signal[]
}

/** PostgreSQL's limit is 8000 bytes. */
const MOST_BYTES = 7_500

/**
 * Combines notifications of one turn of the event loop, or of the running query, into one query:
 * each NOTIFY waits for a database-wide lock when it commits.
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

/** Sends with the transaction: delivered only after it commits. */
export async function notify(transaction: Database, ...signal: Signal) {
  const envelope: Envelope = { signals: [signal] }
  await sql`select pg_notify('gantavya', ${JSON.stringify(envelope)})`.execute(transaction)
}

/** Packs signals into as few payloads as possible. */
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
