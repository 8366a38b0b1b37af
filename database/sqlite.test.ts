import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { makeTestDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'

async function open() {
  const address = await makeTestDatabase()
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  return { address, db }
}

test('every commit waits for the disk: WAL with synchronous full', async () => {
  const { db } = await open()

  const pragmas = await db
    .transaction()
    .execute(async (writer) => [
      (await sql<{ synchronous: number }>`pragma synchronous`.execute(writer)).rows[0]?.synchronous,
      (await sql<{ journal_mode: string }>`pragma journal_mode`.execute(writer)).rows[0]
        ?.journal_mode,
      (await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(writer)).rows[0]
        ?.foreign_keys,
    ])

  const FULL = 2
  expect(pragmas).toEqual([FULL, 'wal', 1])
})

test('what is answered is in the file, for another program to see', async () => {
  const { address, db } = await open()
  const row = { id: '1', title: 'A', description: '', link: '/', position: 1, created_at: '' }
  await db.insertInto('services').values(row).execute()

  const other = new DatabaseSync(address, { readOnly: true })
  onTestFinished(() => other.close())

  expect(other.prepare('select title from services').all()).toEqual([{ title: 'A' }])
})

test('transactions that are ready in the same turn share one commit', async () => {
  const { address, db } = await open()
  const watcher = new DatabaseSync(address, { readOnly: true })
  onTestFinished(() => watcher.close())
  const count = watcher.prepare('select count(*) as count from services')
  const seen = new Set<unknown>()

  await Promise.all(
    Array.from({ length: 20 }, async (_, turn) => {
      const row = {
        id: `${turn}`,
        title: '',
        description: '',
        link: '/',
        position: 1,
        created_at: '',
      }
      await db.insertInto('services').values(row).execute()
      seen.add(count.get()?.count)
    }),
  )

  expect([...seen]).toEqual([20])
})
