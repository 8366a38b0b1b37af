import type { DatabaseSync } from 'node:sqlite'
import type { Column } from './format.ts'
import { isCarried, isDerived, type KeyedTable, quoted } from './moment.ts'

/** Describes the tables of an SQLite file for an archive, with their sizes. */
export function describeSqlite(file: DatabaseSync): KeyedTable[] {
  const names = file.prepare(`select name from sqlite_schema where type = 'table' order by name`)
  return names
    .all()
    .map(({ name }) => String(name))
    .filter(isCarried)
    .map((name) => describe(file, name))
}

function describe(file: DatabaseSync, name: string): KeyedTable {
  const found = file.prepare(`select name, type, pk from pragma_table_info(?)`).all(name)
  const carried = found.filter((column) => !isDerived(name, String(column.name)))
  const columns = carried.map((column) => ({
    name: String(column.name),
    type: typeOf(String(column.type)),
  }))
  const keyed = carried.filter(({ pk }) => Number(pk) > 0)
  const key = keyed.length > 0 ? keyed.sort((a, b) => Number(a.pk) - Number(b.pk)) : carried
  const lengths = columns.flatMap(({ name, type }) =>
    type === 'bytes' ? [`coalesce(sum(length(${quoted(name)})), 0)`] : [],
  )
  const sum = ['0', ...lengths].join(' + ')
  const size = file.prepare(`select count(*) as "rows", ${sum} as bytes from ${quoted(name)}`)
  const { rows, bytes } = size.get() ?? {}
  return {
    name,
    columns,
    rows: Number(rows),
    bytes: Number(bytes),
    key: key.map((column) => String(column.name)),
  }
}

function typeOf(declared: string): Column['type'] {
  if (/^blob$/i.test(declared)) return 'bytes'
  return /int/i.test(declared) ? 'integer' : 'text'
}
