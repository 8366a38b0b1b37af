import { expect, onTestFinished, test } from 'vitest'
import { makeTestDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { up } from './migrations/2026-12-26-roles.ts'

test('who was there before there were roles is an owner; the least is what nobody said', async () => {
  const db = openDatabase(await makeTestDatabase())
  onTestFinished(() => db.destroy())
  for (const column of ['role', 'kept_to', 'branch']) {
    await db.schema.alterTable('administrators').dropColumn(column).execute()
  }
  const add = (username: string) => {
    const account = { id: username, username, username_key: username, email: '' }
    const kept = { password_hash: '', created_at: '2026-11-22T00:00:00.000Z' }
    return db
      .insertInto('administrators')
      .values({ ...account, ...kept })
      .execute()
  }
  await add('before')

  await up(db as never)
  await add('later')

  const rows = db.selectFrom('administrators').select(['id', 'role', 'kept_to', 'branch'])
  expect(await rows.orderBy('id').execute()).toEqual([
    { id: 'before', role: 'owner', kept_to: '', branch: '' },
    { id: 'later', role: 'viewer', kept_to: '', branch: '' },
  ])
})
