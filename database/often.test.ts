import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { makeTestDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { often } from './often.ts'

test.skipIf(inject('sqliteFolder'))(
  'a connection reuses the plan of a prepared statement, also when its table changes',
  async () => {
    const db = openDatabase(await makeTestDatabase())
    onTestFinished(() => db.destroy())
    await db.connection().execute(async (connection) => {
      const ask = (id: string) =>
        connection
          .selectFrom('redirects')
          .select(['id', 'target'])
          .where('id', '=', id)
          .modifyEnd(often)
          .execute()
      const kept = async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*) as count from pg_prepared_statements`.execute(connection)
        return rows[0]?.count
      }
      const text = { id: 'A', source: '', target: '/', created_at: '', created_by: '' }
      await connection
        .insertInto('redirects')
        .values({ ...text, is_permanent: 1 })
        .execute()
      expect(await kept()).toBe(0)

      expect([await ask('A'), await ask('B')]).toEqual([[{ id: 'A', target: '/' }], []])
      expect(await kept()).toBe(1)

      await sql`alter table redirects add column more text`.execute(connection)
      expect(await ask('A')).toEqual([{ id: 'A', target: '/' }])
      await sql`alter table redirects rename to former`.execute(connection)
      await sql`create table redirects (like former)`.execute(connection)
      expect(await ask('A')).toEqual([])
      expect(await kept()).toBe(1)
    })
  },
)
