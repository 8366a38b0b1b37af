import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { compareRounds } from './load.ts'
import { inFolder, startProduct } from './processes.ts'
import type { Row } from './report.ts'

const LOCKED_MS = 3_000
const PAUSE_MS = 2
/** The product also writes from time to time. */
const TIMEOUT_MS = 5_000

/** Measures how long requests wait while another program locks the database file. */
export function measureLockedFile(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const product = await startProduct(folder)
    const other = new DatabaseSync(join(folder, 'gantavya.sqlite'), { timeout: TIMEOUT_MS })
    await longestWait(product.url, 500)
    const [longestMs = 0] = await compareRounds(3, () => lock(other, product.url))
    other.close()
    await product.stop()
    const subject = 'Longest wait while another program locks the database'
    return [{ subject, ours: longestMs, unit: 'ms', most: 50 }]
  })
}

async function lock(other: DatabaseSync, url: string) {
  other.exec('begin immediate')
  const sending = Array.from({ length: 50 }, () => send(url))
  const longestMs = await longestWait(url, LOCKED_MS)
  other.exec('rollback')
  const statuses = await Promise.all(sending)
  if (statuses.some((status) => status !== 201)) throw new Error(`Messages: ${statuses}`)
  return longestMs
}

async function longestWait(url: string, forMs: number) {
  let longestMs = 0
  for (const until = performance.now() + forMs; performance.now() < until; ) {
    const askedAt = performance.now()
    await (await fetch(`${url}/healthz`)).text()
    longestMs = Math.max(longestMs, performance.now() - askedAt)
    await pause(PAUSE_MS)
  }
  return longestMs
}

async function send(url: string) {
  const body = { id: newId(), user_id: newId(), sender: 'user', message: 'Are you there?' }
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await fetch(`${url}/api/messages/`, init)).status
}
