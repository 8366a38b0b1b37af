import { setTimeout as sleep } from 'node:timers/promises'
import { type KyselyPlugin, sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { openDatabaseProxy } from '#tests/processes/database-proxy.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createTestDatabase } from '#tests/test-database.ts'
import { watchReadiness } from './readiness.ts'

test('all callers share one test write in ten seconds, which leaves no rows', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const db = open(await createTestDatabase())
  const counted = countInserts(db)
  const check = watchReadiness(counted.db)
  const checkOften = () => Promise.all(Array.from({ length: 50 }, check))

  await checkOften()
  await checkOften()
  expect(counted.inserts()).toBe(1)

  vi.advanceTimersByTime(9_900)
  await checkOften()
  expect(counted.inserts()).toBe(1)

  vi.advanceTimersByTime(100)
  await checkOften()
  expect(counted.inserts()).toBe(2)
  expect(await db.selectFrom('security_attempts').selectAll().execute()).toEqual([])
})

test('a database that does not store writes is not ready until it does', async () => {
  const db = open(await createTestDatabase())
  const check = watchReadiness(db)
  await db.schema.alterTable('security_attempts').renameTo('away').execute()
  await expect(check()).rejects.toThrow('security_attempts')

  await db.schema.alterTable('away').renameTo('security_attempts').execute()
  await check()
})

test('readiness fails in time during a long transaction and recovers afterwards', async () => {
  const db = open(await createTestDatabase())
  // Long enough to connect to a busy PostgreSQL.
  const check = watchReadiness(db, 1_000)
  const end = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (transaction) => {
    // PostgreSQL writes concurrently, unless the table is locked.
    if (!inject('sqliteFolder')) await sql`lock table security_attempts`.execute(transaction)
    begun.resolve()
    await end.promise
  })
  await begun.promise

  await expect(check()).rejects.toMatchObject({ statusCode: 503 })
  await expect(check()).rejects.toThrow('The database does not store what is written.')
  end.resolve()
  await holding

  await expect.poll(() => check().then(() => 'ready', String)).toBe('ready')
})

test.skipIf(inject('sqliteFolder'))(
  'a PostgreSQL that accepts connections but never responds is not ready',
  async () => {
    const proxy = await openDatabaseProxy(await createTestDatabase())
    const { app } = await startTestApp({ address: proxy.address })
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    proxy.stopForwarding()
    const fiveSeconds = sleep(5_000, [])

    const all = Promise.all([1, 2, 3].map(() => app.inject('/readyz')))
    const answers = await Promise.race([all, fiveSeconds])

    expect(answers).toHaveLength(3)
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toEqual({
        detail: 'The database does not answer.',
        code: 'unavailable',
      })
    }
    proxy.disconnect()
  },
)

function open(address: string) {
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  return db
}

function countInserts(db: ReturnType<typeof openDatabase>) {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'InsertQueryNode') count++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { db: db.withPlugin(plugin), inserts: () => count }
}
