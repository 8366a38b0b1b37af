import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { makeTestDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { up } from './migrations/2026-12-13-jobs.ts'

test('what was scheduled before there were jobs is one, unless it failed already', async () => {
  const db = openDatabase(await makeTestDatabase())
  onTestFinished(() => db.destroy())
  await db.schema.dropTable('jobs').execute()
  const publish_at = '2099-01-01T03:15:00.000Z'
  for (const [id, problem] of [
    ['1', ''],
    ['2', 'Another page stands at /terms already.'],
  ] as const) {
    const document = { id, kind: 'page', language: 'en', slug: null, position: 1, created_at: '' }
    await db
      .insertInto('documents')
      .values({ ...document, published_number: null })
      .execute()
    const by = { administrator_id: '1', administrator_name: 'Sita', why: '' }
    const content = JSON.stringify({ title: 'Terms' })
    const schedule = { document_id: id, publish_at, content, problem, ...by }
    await db.insertInto('document_schedules').values(schedule).execute()
  }

  await up(db as never)

  const { rows } = await sql`select kind, key, about, payload, due_at from jobs`.execute(db)
  expect(rows).toEqual([
    {
      kind: 'publish-document',
      key: '1',
      about: 'Terms',
      payload: JSON.stringify({ document_id: '1', publish_at }),
      due_at: publish_at,
    },
  ])
})
