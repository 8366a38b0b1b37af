import { sql } from 'kysely'
import type { Database } from './connect.ts'

export type ChangeNotification = [topic: string, text: string]

/** Payload of one NOTIFY. */
export interface NotificationPayload {
  /** Id of the sending server, which ignores it; undefined: all servers handle it. */
  sender?: string
  changes: ChangeNotification[]
}

/** PostgreSQL's limit is 8000 bytes. */
const MAX_BYTES = 7_500

/**
 * Combines notifications of one turn of the event loop, or of the running query, into one query:
 * each NOTIFY waits for a database-wide lock when it commits.
 */
export function createPipeline(db: Database, sender: string) {
  let pending = new Map<string, ChangeNotification>()
  let sending: Promise<void> | undefined

  async function sendAll() {
    try {
      await new Promise(setImmediate)
      while (pending.size > 0) {
        const changes = [...pending.values()]
        pending = new Map()
        const calls = packPayloads(changes, sender).map(
          (text) => sql`pg_notify('gantavya', ${text})`,
        )
        await sql`select ${sql.join(calls)}`.execute(db)
      }
    } finally {
      sending = undefined
    }
  }

  return (topic: string, text: string) => {
    const change: ChangeNotification = [topic, text]
    pending.set(JSON.stringify(change), change)
    sending ??= sendAll()
    return sending
  }
}

/** Sends with the transaction: delivered only after it commits. */
export async function sendNotification(transaction: Database, ...change: ChangeNotification) {
  const payload: NotificationPayload = { changes: [change] }
  await sql`select pg_notify('gantavya', ${JSON.stringify(payload)})`.execute(transaction)
}

/** Packs the notifications into as few payloads as possible. */
function packPayloads(changes: ChangeNotification[], sender: string) {
  const payloads: NotificationPayload[] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const change of changes) {
    const size = Buffer.byteLength(JSON.stringify(change)) + 1
    if (bytes + size > MAX_BYTES) {
      payloads.push({ sender, changes: [] })
      bytes = 100
    }
    payloads.at(-1)?.changes.push(change)
    bytes += size
  }
  return payloads.map((payload) => JSON.stringify(payload))
}
