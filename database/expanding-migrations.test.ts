import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'

/** The last migration of the first release. A later one may run beside a server of the previous version. */
const FIRST_RELEASE = '2026-11-26-113001-first-content'

test('a migration removes nothing that the previous version uses and requires nothing new of it', async () => {
  const db = openDatabase(await createEmptyDatabase())
  onTestFinished(() => db.destroy())
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const listColumns = async () => {
    const tables = await db.introspection.getTables()
    return new Map(
      tables.flatMap(({ name: table, columns }) =>
        columns.map((column) => [`${table}.${column.name}`, { ...column, table }] as const),
      ),
    )
  }
  await migrator.migrateTo(FIRST_RELEASE)

  let before = await listColumns()
  for (const name of Object.keys(migrations).filter((name) => name > FIRST_RELEASE)) {
    await migrator.migrateTo(name)
    const after = await listColumns()
    const oldTables = new Set([...before.values()].map(({ table }) => table))
    const gone = [...before.keys()].filter((column) => !after.has(column))
    const changed = [...before].filter(([column, { dataType, isNullable }]) => {
      const now = after.get(column)
      return now && (now.dataType !== dataType || (isNullable && !now.isNullable))
    })
    const required = [...after].filter(
      ([column, { table, isNullable, hasDefaultValue }]) =>
        !before.has(column) && oldTables.has(table) && !isNullable && !hasDefaultValue,
    )
    const names = (columns: typeof changed) => columns.map(([column]) => column)
    expect([name, gone, names(changed), names(required)]).toEqual([name, [], [], []])
    before = after
  }
})

test('a database of a newer version is refused and not changed', async () => {
  const db = openDatabase(await createEmptyDatabase())
  onTestFinished(() => db.destroy())
  const later = { ...migrations, '2999-01-01-later': { up: async () => {} } }
  await new Migrator({ db, provider: { getMigrations: async () => later } }).migrateToLatest()

  await expect(migrate(db)).rejects.toThrow(
    'a newer version of Gantavya has already changed this database (2999-01-01-later). Start that version, or restore an older backup.',
  )
})
