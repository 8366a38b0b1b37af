import { sql } from 'kysely'
import type { Database } from './connect.ts'

export type ChangeNotification = [topic: string, text: string]

/** JSON payload of a PostgreSQL NOTIFY. */
export interface NotificationPayload {
  /**
   * Id of the sending server, which ignores its own notifications. Undefined if all servers handle
   * them.
   */
  sender?: string
  notifications: ChangeNotification[]
}

/** Maximum size of a payload. PostgreSQL's limit is 8000 bytes. */
const MAX_BYTES = 7_500

/**
 * Combines notifications of one turn of the event loop, or of the running query, into one query:
 * each NOTIFY waits for a database-wide lock when it commits.
 */
export function createPipeline(db: Database, sender: string) {
  let pending = new Map<string, ChangeNotification>()
  let sendPromise: Promise<void> | undefined

  async function sendAll() {
    try {
      await new Promise(setImmediate)
      while (pending.size > 0) {
        const notifications = [...pending.values()]
        pending = new Map()
        const calls = packPayloads(notifications, sender).map(
          (text) => sql`pg_notify('gantavya', ${text})`,
        )
        await sql`select ${sql.join(calls)}`.execute(db)
      }
    } finally {
      sendPromise = undefined
    }
  }

  return (topic: string, text: string) => {
    const notification: ChangeNotification = [topic, text]
    pending.set(JSON.stringify(notification), notification)
    sendPromise ??= sendAll()
    return sendPromise
  }
}

/**
 * Sends a notification as part of the transaction; PostgreSQL delivers it when the transaction
 * commits.
 */
export async function sendNotification(transaction: Database, ...notification: ChangeNotification) {
  const payload: NotificationPayload = { notifications: [notification] }
  await sql`select pg_notify('gantavya', ${JSON.stringify(payload)})`.execute(transaction)
}

/** Packs the notifications into as few payloads as possible. */
function packPayloads(notifications: ChangeNotification[], sender: string) {
  const payloads: NotificationPayload[] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const notification of notifications) {
    const size = Buffer.byteLength(JSON.stringify(notification)) + 1
    if (bytes + size > MAX_BYTES) {
      payloads.push({ sender, notifications: [] })
      bytes = 100
    }
    payloads.at(-1)?.notifications.push(notification)
    bytes += size
  }
  return payloads.map((payload) => JSON.stringify(payload))
}
