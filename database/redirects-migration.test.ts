import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { migrations } from './migrations/all.ts'

const names = Object.keys(migrations).toSorted()
const index = names.findIndex((each) => each.endsWith('-redirect-target-paths'))
const [before = '', name = ''] = names.slice(index - 1)

test('redirects get the path of their target, where it is written differently', async () => {
  const db = openDatabase(await createEmptyDatabase())
  onTestFinished(() => db.destroy())
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo(before)
  const targets = ['/about', '/About/', '/old%20page?x=1#y', '/', 'https://Other.example/A', '/%E0']
  for (const [id, target] of targets.entries())
    await sql`
      insert into redirects (id, source, target, is_permanent, created_at, created_by)
      values (${String(id)}, ${`/source-${id}`}, ${target}, 1, '', '')`.execute(db)

  await migrator.migrateTo(name)

  const rows = await db.selectFrom('redirects').select('target_path').orderBy('id').execute()
  expect(rows.map(({ target_path }) => target_path)).toEqual([
    null,
    '/about',
    '/old page',
    null,
    null,
    '/%e0',
  ])
})
