import { join } from 'node:path'
import { v7 as newId } from 'uuid'
import { openDatabase } from '#database/connect.ts'
import { signIn } from './chat-clients.ts'
import { inFolder, startProduct } from './processes.ts'
import type { Row } from './report.ts'

const LONG_MESSAGES = 3_000
const DELETED_MESSAGES = 100_000
const EVERY_MS = 5
const MOST_MS = 50

/**
 * How long the server answers nobody while it works: the longest that one caller waited who asked
 * for /healthz all the time, during searches of long messages and a long conversation's deletion.
 */
export async function standStill(): Promise<Row[]> {
  return inFolder(async (folder) => {
    // The first start makes the tables; the second one serves what was filled in between.
    await (await startProduct(folder)).stop()
    await fill(join(folder, 'gantavya.sqlite'))
    const product = await startProduct(folder)
    const call = await openOffice(product.url)
    await call('GET', '/api/conversations/?q=warm')
    const [searching, deleting] = [
      await longestWait(product.url, async () => {
        for (let turn = 0; turn < 10; turn++) await call('GET', '/api/conversations/?q=needle')
      }),
      await longestWait(product.url, async () => {
        await call('DELETE', '/api/messages/delete_user_messages/?user_id=deleted')
        await new Promise((resolve) => setTimeout(resolve, 10_000))
      }),
    ]
    await product.stop()
    return [
      row(`10 searches of ${LONG_MESSAGES} messages at full length`, searching),
      row(`the deletion of ${DELETED_MESSAGES} messages`, deleting),
    ]
  })
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
        ...{ conversation_id: id, seq: from + index + 1, id: newId(), sender: 'user' as const },
        ...{ message: text, created_at: new Date().toISOString(), administrator_id: null },
      }))
      await db.insertInto('messages').values(rows).execute()
    }
  }
  await db.destroy()
}

/** Calls as an administrator. */
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
    await (await fetch(`${url}/healthz`)).arrayBuffer()
    longest = Math.max(longest, performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  await working
  return longest
}
