import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { preparedStatement } from './prepared-statements.ts'

test.skipIf(inject('sqliteFolder'))(
  'a connection reuses the plan of a prepared statement, also when its table changes',
  async () => {
    const db = openDatabase(await createTestDatabase())
    onTestFinished(() => db.destroy())
    await db.connection().execute(async (connection) => {
      const findRedirect = (id: string) =>
        connection
          .selectFrom('redirects')
          .select(['id', 'target'])
          .where('id', '=', id)
          .modifyEnd(preparedStatement)
          .execute()
      const countPrepared = async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*) as count from pg_prepared_statements`.execute(connection)
        return rows[0]?.count
      }
      const text = { id: 'A', source: '', target: '/', created_at: '', created_by: '' }
      await connection
        .insertInto('redirects')
        .values({ ...text, is_permanent: 1 })
        .execute()
      expect(await countPrepared()).toBe(0)

      expect([await findRedirect('A'), await findRedirect('B')]).toEqual([
        [{ id: 'A', target: '/' }],
        [],
      ])
      expect(await countPrepared()).toBe(1)

      await sql`alter table redirects add column more text`.execute(connection)
      expect(await findRedirect('A')).toEqual([{ id: 'A', target: '/' }])
      await sql`alter table redirects rename to former`.execute(connection)
      await sql`create table redirects (like former)`.execute(connection)
      expect(await findRedirect('A')).toEqual([])
      expect(await countPrepared()).toBe(1)
    })
  },
)
