import { type Kysely, sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { migrate, runMigrations } from './migrate.ts'
import { migrations } from './migrations/all.ts'

/** Changes leads and then contacts. */
const addColumns = {
  '2999-01-01-later': {
    async up(db: Kysely<unknown>) {
      for (const table of ['leads', 'contacts']) {
        await db.schema.alterTable(table).addColumn('later', 'text').execute()
      }
    },
  },
}

describe.skipIf(inject('sqliteFolder'))(
  'migrations on PostgreSQL while other programs use the database',
  () => {
    test('a migration locks no table while it waits for another one, so no deadlock occurs', async () => {
      const address = await createEmptyDatabase()
      const [db, others] = [openDatabase(address), openDatabase(address)]
      onTestFinished(async () => {
        await db.destroy()
        await others.destroy()
      })
      await migrate(db)

      const migrating = await others.transaction().execute(async (transaction) => {
        await sql`select from contacts`.execute(transaction)
        const migrating = runMigrations(db, { ...migrations, ...addColumns })
        // After one second PostgreSQL checks a waiting session for a deadlock only once.
        const waits = new Set<string>()
        const isDeadlockCheckDone = async () => {
          const { rows } = await sql<{ since: string; is_long: boolean }>`
          select waitstart::text as since, waitstart < now() - interval '1.2 s' as is_long
          from pg_locks where not granted and waitstart is not null`.execute(others)
          for (const { since } of rows) waits.add(since)
          return waits.size > 1 || rows.some(({ is_long }) => is_long)
        }
        await expect.poll(isDeadlockCheckDone, { interval: 20 }).toBe(true)
        for (const { name } of await transaction.introspection.getTables()) {
          await sql`select from ${sql.table(name)}`.execute(transaction)
        }
        return { done: migrating }
      })

      await migrating.done
      const { rows } = await sql`select later from contacts`.execute(others)
      expect(rows).toEqual([])
    })
  },
)
