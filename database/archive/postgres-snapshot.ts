import type { Client } from 'pg'
import { loadPg } from '../postgres.ts'
import { ArchiveError } from './format.ts'
import { describePostgresTables } from './postgres-tables.ts'
import { getBatchSize, type KeyedTable, quoteName, type Snapshot } from './snapshot.ts'

/** Opens a snapshot of a PostgreSQL database. */
export async function openPostgresSnapshot(address: string): Promise<Snapshot> {
  const pg = await loadPg()
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: 5_000,
    // Detects a connection whose other end has disappeared.
    keepAlive: true,
  })
  // A listener prevents an uncaught exception; the running query reports the lost connection.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    const runQuery = async (sql: string) => (await client.query(sql)).rows
    return {
      database: 'PostgreSQL',
      migrations: await listMigrations(client),
      tables: await describePostgresTables(runQuery),
      readRows: (table) => readRows(client, table),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function listMigrations(client: Client) {
  const { rows } = await client.query(`select to_regclass('kysely_migration') as known`)
  if (!rows[0]?.known) throw new ArchiveError('This database does not contain an office yet.')
  const found = await client.query('select name from kysely_migration order by name collate "C"')
  return found.rows.map(({ name }) => String(name))
}

async function* readRows(client: Client, table: KeyedTable) {
  const columns = table.columns.map(({ name }) => quoteName(name)).join(', ')
  await client.query(
    `declare next_rows no scroll cursor for
      select ${columns} from ${quoteName(table.name)} order by ${listOrder(table)}`,
  )
  const next = `fetch ${getBatchSize(table)} from next_rows`
  for (;;) {
    const { rows } = await client.query<unknown[]>({ text: next, rowMode: 'array' })
    if (rows.length === 0) break
    yield rows
  }
  await client.query('close next_rows')
}

/**
 * Returns the sort order of the rows: byte by byte with nulls first, as in SQLite. Text columns of
 * primary keys have an index in this order.
 */
function listOrder({ key, columns }: KeyedTable) {
  const types = new Map(columns.map(({ name, type }) => [name, type]))
  const isPrimary = key.length < columns.length
  return key
    .map((name) => `${quoteName(name)}${types.get(name) === 'text' ? ' collate "C"' : ''}`)
    .map((term) => (isPrimary ? term : `${term} nulls first`))
    .join(', ')
}
