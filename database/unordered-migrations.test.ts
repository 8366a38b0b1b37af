import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeEmptyDatabase, makeTestDatabase } from '#tests/test-database.ts'
import { type Database, openDatabase } from './connect.ts'
import { migrate, migrateAs } from './migrate.ts'

const list = readFileSync(join(import.meta.dirname, 'migrations/landed.sha256'), 'utf8')
/** In the order in which they landed, which is not that of their names. */
const landed = [...list.matchAll(/ {2}(\S+)\.ts$/gm)].map(([, name = '']) => name)

/** How many had landed when one landed that comes before some of them by its name. */
const unordered = landed.flatMap((name, count) =>
  landed.slice(0, count).some((earlier) => earlier > name) ? [count] : [],
)

test.each(unordered)(
  'where the first %i that landed are done, all others follow',
  async (count) => {
    const db = open(await makeEmptyDatabase())
    await migrateAs(db, landed.slice(0, count))

    await migrate(db)

    expect(await describe(db)).toEqual(await describe(open(await makeTestDatabase())))
  },
)

function open(address: string) {
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  return db
}

async function describe(db: Database) {
  const tables = await db.introspection.getTables()
  const columns = tables.flatMap(({ name: table, columns }) =>
    columns.map((column) => ({ table, ...column, ordinalPosition: undefined })),
  )
  const keyOf = ({ table, name }: (typeof columns)[number]) => `${table}.${name}`
  return columns.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}
