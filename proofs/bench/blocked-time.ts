import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { purgeDeletedJob } from '#app/features/chat/server/store/soft-delete.ts'
import { openDatabase } from '#database/connect.ts'
import { deletedAtPrefix, isDeleted } from '#database/deleted-conversations.ts'
import { signIn } from './chat-clients.ts'
import { inFolder, startProduct } from './processes.ts'
import type { Row } from './report.ts'

const LONG_MESSAGES = 3_000
const DELETED_MESSAGES = 100_000
const EVERY_MS = 5
const MONTH_MS = 31 * 24 * 60 * 60 * 1000
const MOST_MS = 50

/**
 * Measures how long the event loop is blocked: the longest wait of a caller that requests /healthz
 * continuously during the background work after a start, searches of long messages, the deletion of
 * a long conversation, and its permanent removal.
 */
export async function measureBlockedTime(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const file = join(folder, 'gantavya.sqlite')
    // The first start creates the tables; the second one serves the rows added in between.
    await (await startProduct(folder)).stop()
    await fill(file)
    const product = await startProduct(folder)
    await checkHealth(product.url)
    const rows = [row('its first 5 seconds', await longestWait(product.url, () => sleep(5_000)))]
    const call = await openOffice(product.url)
    await call('GET', '/api/conversations/?q=warm')
    const searching = await longestWait(product.url, async () => {
      for (let turn = 0; turn < 10; turn++) await call('GET', '/api/conversations/?q=needle')
    })
    const deleting = await longestWait(product.url, async () => {
      await call('DELETE', '/api/messages/delete_user_messages/?user_id=deleted')
      await sleep(1_000)
    })
    await product.stop()
    const later = await startLater(folder, file)
    const removing = await longestWait(later.url, () => waitUntilRemoved(file))
    await later.stop()
    rows.push(
      row(`10 searches of ${LONG_MESSAGES} messages at full length`, searching),
      row(`the deletion of ${DELETED_MESSAGES} messages`, deleting),
      row('their removal', removing),
    )
    return rows
  })
}

/** Starts the server as if 31 days had passed since the deletion. */
async function startLater(folder: string, file: string) {
  const db = openDatabase(file)
  await db
    .updateTable('conversations')
    .set({ user_id: `${deletedAtPrefix(Date.now() - MONTH_MS)} deleted` })
    .where(isDeleted)
    .execute()
  const due_at = new Date().toISOString()
  await db.updateTable('jobs').set({ due_at }).where('type', '=', purgeDeletedJob.name).execute()
  await db.destroy()
  const product = await startProduct(folder)
  await checkHealth(product.url)
  return product
}

async function waitUntilRemoved(file: string) {
  const db = openDatabase(file)
  const left = db.selectFrom('conversations').select('id').where(isDeleted)
  while (await left.executeTakeFirst()) await sleep(100)
  await db.destroy()
}

const row = (what: string, ours: number): Row => ({
  subject: `Longest wait for the server during ${what}, SQLite`,
  ours,
  unit: 'ms',
  most: MOST_MS,
})

async function fill(path: string) {
  const db = openDatabase(path)
  for (const [user_id, count, text] of [
    ['deleted', DELETED_MESSAGES, 'Which documents does the university ask for?'],
    ['long', LONG_MESSAGES, 'documents '.repeat(400).trim()],
  ] as const) {
    const [id, at] = [newId(), new Date().toISOString()]
    const kept = { user_id, last_seq: count, message_count: count, unread: count, page: '' }
    const last = { last_message: text, last_sender: 'user', last_message_at: at } as const
    await db
      .insertInto('conversations')
      .values({ id, ...kept, ...last, office_read_seq: 0, created_at: at })
      .execute()
    for (let from = 0; from < count; from += 1_000) {
      const rows = Array.from({ length: 1_000 }, (_, index) => ({
        conversation_id: id,
        seq: from + index + 1,
        id: newId(),
        sender: 'user' as const,
        message: text,
        created_at: new Date().toISOString(),
        administrator_id: null,
      }))
      await db.insertInto('messages').values(rows).execute()
    }
  }
  await db.destroy()
}

/** Returns a client that calls as an administrator. */
async function openOffice(url: string) {
  const headers = { authorization: await signIn(url) }
  return async (method: string, path: string) => {
    const answer = await fetch(url + path, { method, headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  }
}

async function longestWait(url: string, work: () => Promise<void>) {
  let isWorking = true
  let longest = 0
  const working = work().finally(() => {
    isWorking = false
  })
  while (isWorking) {
    const from = performance.now()
    await checkHealth(url)
    longest = Math.max(longest, performance.now() - from)
    await sleep(EVERY_MS)
  }
  await working
  return longest
}

const checkHealth = async (url: string) => (await fetch(`${url}/healthz`)).arrayBuffer()
