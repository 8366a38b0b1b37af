import type { DatabaseSync } from 'node:sqlite'
import type { Column } from './format.ts'
import { isArchived, isDerived, type KeyedTable, quoteName } from './snapshot.ts'

/** Describes the tables of an SQLite file for an archive, with their sizes. */
export function describeSqliteTables(file: DatabaseSync): KeyedTable[] {
  const names = file.prepare(`select name from sqlite_schema where type = 'table' order by name`)
  return names
    .all()
    .map(({ name }) => String(name))
    .filter(isArchived)
    .map((name) => describeTable(file, name))
}

function describeTable(file: DatabaseSync, name: string): KeyedTable {
  const found = file.prepare(`select name, type, pk from pragma_table_info(?)`).all(name)
  const archived = found.filter((column) => !isDerived(name, String(column.name)))
  const columns = archived.map((column) => ({
    name: String(column.name),
    type: toColumnType(String(column.type)),
  }))
  const keyed = archived.filter(({ pk }) => Number(pk) > 0)
  const key = keyed.length > 0 ? keyed.sort((a, b) => Number(a.pk) - Number(b.pk)) : archived
  const lengths = columns.flatMap(({ name, type }) =>
    type === 'bytes' ? [`coalesce(sum(length(${quoteName(name)})), 0)`] : [],
  )
  const sum = ['0', ...lengths].join(' + ')
  const size = file.prepare(`select count(*) as "rows", ${sum} as bytes from ${quoteName(name)}`)
  const { rows, bytes } = size.get() ?? {}
  return {
    name,
    columns,
    rows: Number(rows),
    bytes: Number(bytes),
    key: key.map((column) => String(column.name)),
  }
}

function toColumnType(declared: string): Column['type'] {
  if (/^blob$/i.test(declared)) return 'bytes'
  return /int/i.test(declared) ? 'integer' : 'text'
}
