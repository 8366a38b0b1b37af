import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/test-database.ts'
import { type Database, openDatabase } from './connect.ts'
import { acquireLock, acquireLocks, acquireSharedLocks } from './locks.ts'

/** Runs the function in a transaction. */
async function inTransaction(run: (transaction: Database) => Promise<void>) {
  const db = openDatabase(await createTestDatabase())
  onTestFinished(() => db.destroy())
  return db.transaction().execute(run)
}

test('locks can be taken in their order, and those of one kind together or again', () =>
  inTransaction(async (transaction) => {
    await acquireLock(transaction, 'contact', 'A')
    await acquireSharedLocks(transaction, 'lead_merges')
    await acquireLocks(transaction, 'lead', ['A', 'B'])
    await acquireLock(transaction, 'lead', 'C')
    await acquireSharedLocks(transaction, 'lead_merges')
  }))

test('a lock of an earlier kind throws', async () => {
  const failing = inTransaction(async (transaction) => {
    await acquireLock(transaction, 'lead', 'A')
    await acquireLock(transaction, 'match_key', 'B')
  })

  await expect(failing).rejects.toThrow('Lock out of order: match_key after lead')
})

test('a shared lock cannot become exclusive', async () => {
  const failing = inTransaction(async (transaction) => {
    await acquireSharedLocks(transaction, 'lead_merges')
    await acquireLock(transaction, 'lead_merges')
  })

  await expect(failing).rejects.toThrow('Shared lock becomes exclusive: lead_merges')
})

test('a shared lock cannot become exclusive after a later lock', async () => {
  const failing = inTransaction(async (transaction) => {
    await acquireSharedLocks(transaction, 'lead_merges')
    await acquireLock(transaction, 'lead', 'A')
    await acquireLock(transaction, 'lead_merges')
  })

  await expect(failing).rejects.toThrow('Lock out of order: lead_merges after lead')
})
