import type { Column } from './format.ts'
import { isCarried, isDerived, type KeyedTable, quoted } from './moment.ts'

/** Runs a query; values are not converted. */
export type Ask = (sql: string) => Promise<Record<string, unknown>[]>

interface Found {
  table: string
  column: string
  type: string
  /** Position in the primary key. */
  place: number | null
}

/** Describes the tables of a PostgreSQL database for an archive, with their sizes. */
export async function describePostgres(ask: Ask): Promise<KeyedTable[]> {
  const found = (await ask(columnsOfAll)) as unknown as Found[]
  const carried = found.filter(({ table, column }) => isCarried(table) && !isDerived(table, column))
  const tables: KeyedTable[] = []
  for (const [name, columns] of Map.groupBy(carried, ({ table }) => table)) {
    tables.push(await describe(ask, name, columns))
  }
  return tables
}

/** Without generated columns. */
const columnsOfAll = `
  select relname as "table", attname as "column", format_type(atttypid, null) as type,
    array_position(indkey::int2[], attnum) as place
  from pg_class
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    and attgenerated = ''
  left join pg_index on indrelid = pg_class.oid and indisprimary
  where relkind = 'r' and relnamespace = current_schema()::regnamespace
  order by relname collate "C", attnum`

async function describe(ask: Ask, name: string, found: Found[]): Promise<KeyedTable> {
  const columns = found.map(({ column, type }) => ({ name: column, type: typeOf(type) }))
  const keyed = found.filter(({ place }) => place !== null)
  const key = keyed.length > 0 ? keyed.sort((a, b) => Number(a.place) - Number(b.place)) : found
  const lengths = columns.flatMap(({ name, type }) =>
    type === 'bytes' ? [`coalesce(sum(octet_length(${quoted(name)})), 0)`] : [],
  )
  const sum = ['0', ...lengths].join(' + ')
  const [size] = await ask(`select count(*) as "rows", ${sum} as bytes from ${quoted(name)}`)
  return {
    name,
    columns,
    rows: Number(size?.rows),
    bytes: Number(size?.bytes),
    key: key.map(({ column }) => column),
  }
}

function typeOf(type: string): Column['type'] {
  if (type === 'bytea') return 'bytes'
  return /int/.test(type) ? 'integer' : 'text'
}
