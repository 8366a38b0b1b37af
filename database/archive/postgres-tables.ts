import type { Column } from './format.ts'
import { isArchived, isDerived, type KeyedTable, quoteName } from './snapshot.ts'

/** Runs a query and returns the values as the driver parses them. */
export type RunQuery = (sql: string) => Promise<Record<string, unknown>[]>

interface FoundColumn {
  table: string
  column: string
  type: string
  /** Position in the primary key. */
  keyPosition: number | null
}

/** Describes the tables of a PostgreSQL database for an archive, with their sizes. */
export async function describePostgresTables(runQuery: RunQuery): Promise<KeyedTable[]> {
  const found = (await runQuery(columnsQuery)) as unknown as FoundColumn[]
  const archived = found.filter(
    ({ table, column }) => isArchived(table) && !isDerived(table, column),
  )
  const tables: KeyedTable[] = []
  for (const [name, columns] of Map.groupBy(archived, ({ table }) => table)) {
    tables.push(await describeTable(runQuery, name, columns))
  }
  return tables
}

/** Without generated columns. */
const columnsQuery = `
  select relname as "table", attname as "column", format_type(atttypid, null) as type,
    array_position(indkey::int2[], attnum) as "keyPosition"
  from pg_class
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    and attgenerated = ''
  left join pg_index on indrelid = pg_class.oid and indisprimary
  where relkind = 'r' and relnamespace = current_schema()::regnamespace
  order by relname collate "C", attnum`

async function describeTable(
  runQuery: RunQuery,
  name: string,
  found: FoundColumn[],
): Promise<KeyedTable> {
  const columns = found.map(({ column, type }) => ({ name: column, type: toColumnType(type) }))
  const keyed = found.filter(({ keyPosition }) => keyPosition !== null)
  const key =
    keyed.length > 0 ? keyed.sort((a, b) => Number(a.keyPosition) - Number(b.keyPosition)) : found
  const lengths = columns.flatMap(({ name, type }) =>
    type === 'bytes' ? [`coalesce(sum(octet_length(${quoteName(name)})), 0)`] : [],
  )
  const sum = ['0', ...lengths].join(' + ')
  const [size] = await runQuery(
    `select count(*) as "rows", ${sum} as bytes from ${quoteName(name)}`,
  )
  return {
    name,
    columns,
    rows: Number(size?.rows),
    bytes: Number(size?.bytes),
    key: key.map(({ column }) => column),
  }
}

function toColumnType(type: string): Column['type'] {
  if (type === 'bytea') return 'bytes'
  return /int/.test(type) ? 'integer' : 'text'
}
