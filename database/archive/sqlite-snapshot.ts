import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { ArchiveError } from './format.ts'
import { getBatchSize, type KeyedTable, quoteName, type Snapshot } from './snapshot.ts'
import { describeSqliteTables } from './sqlite-tables.ts'

/** Opens a snapshot of an SQLite file, also while a server writes to it. */
export function openSqliteSnapshot(path: string): Snapshot {
  if (!existsSync(path)) throw new ArchiveError(`There is no database at ${path}.`)
  const file = new DatabaseSync(path, { readOnly: true })
  try {
    // No memory mapping, because mapped pages would count as memory of this process. The snapshot
    // begins with the first read.
    file.exec('pragma mmap_size = 0; pragma busy_timeout = 10000; begin')
    return {
      database: 'SQLite',
      migrations: listMigrations(file, path),
      tables: describeSqliteTables(file),
      readRows: (table) => readRows(file, table),
      close: async () => file.close(),
    }
  } catch (error) {
    file.close()
    throw error
  }
}

function listMigrations(file: DatabaseSync, path: string) {
  const known = file.prepare(`select 1 from sqlite_schema where name = 'kysely_migration'`).get()
  if (!known) throw new ArchiveError(`The database ${path} does not contain an office yet.`)
  const names = file.prepare('select name from kysely_migration order by name').all()
  return names.map(({ name }) => String(name))
}

function* readRows(file: DatabaseSync, table: KeyedTable): Generator<unknown[][]> {
  const columns = table.columns.map(({ name }) => quoteName(name)).join(', ')
  const order = table.key.map(quoteName).join(', ')
  const rows = file.prepare(`select ${columns} from ${quoteName(table.name)} order by ${order}`)
  rows.setReturnArrays(true)
  const batchSize = getBatchSize(table)
  let batch: unknown[][] = []
  for (const row of rows.iterate()) {
    batch.push(row as unknown as unknown[])
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  yield batch
}
