import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { migrate } from './migrate.ts'

function open(address: string) {
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  return db
}

/** Excludes the tables of SQLite's full-text indexes. */
const listTables = async (db: ReturnType<typeof openDatabase>) =>
  (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !/^(message_words|lead_letters)/.test(name))

/** The tables of the interfaces whose name ends with `Tables`. */
function listDeclaredTables() {
  const folder = join(import.meta.dirname, 'schema')
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const interfaces = text.matchAll(/^export interface \w*Tables\b[^{]*{\n(.*?)^}/gms)
    const fields = [...interfaces].flatMap(([, body = '']) => [...body.matchAll(/^ {2}(\w+):/gm)])
    return fields.map(([, name]) => name)
  })
}

test('migrations create all tables of the schema', async () => {
  const db = open(await createEmptyDatabase())
  expect(await listTables(db)).toEqual([])

  await migrate(db)

  expect((await listTables(db)).sort()).toEqual(listDeclaredTables().sort())
})

test('migrating again changes no data', async () => {
  const db = open(await createTestDatabase())
  const row = {
    id: '1',
    source: '/kept',
    target: '/',
    is_permanent: 1,
    created_at: '',
    created_by: '',
    deleted_at: null,
    page_id: null,
    target_path: null,
  }
  await db.insertInto('redirects').values(row).execute()

  await migrate(db)

  expect(await db.selectFrom('redirects').selectAll().execute()).toEqual([row])
})

test('a database from before the first release is refused and not changed', async () => {
  const db = open(await createEmptyDatabase())
  await sql`create table kysely_migration (name text primary key, timestamp text)`.execute(db)
  await sql`insert into kysely_migration values ('2026-11-21-whole-chain', ''), ('2026-12-08-leads', '')
  `.execute(db)
  await sql`create table leads (id text)`.execute(db)

  await expect(migrate(db)).rejects.toThrow(
    'a version of Gantavya from before the first release created this database, and this version cannot read it. Start that version, or use an empty database.',
  )

  expect((await listTables(db)).sort()).toEqual(['leads'])
  const { rows } = await sql`select name from kysely_migration`.execute(db)
  expect(rows).toHaveLength(2)
})

// Two handles on one SQLite file in one process would block each other; on SQLite
// tests/processes covers this.
if (!inject('sqliteFolder')) {
  test('servers that start at the same moment run the migrations once', async () => {
    const address = await createEmptyDatabase()
    const databases = [open(address), open(address), open(address)]

    await Promise.all(databases.map(migrate))

    expect(await listTables(open(address))).toContain('messages')
  })
}
