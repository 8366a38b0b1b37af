import { type Kysely, sql } from 'kysely'
import type { Database } from '../connect.ts'
import { migrate, runOnlyMigrations } from '../migrate.ts'
import { openWithoutTimeout } from '../postgres.ts'
import { checkSchema } from './check-schema.ts'
import { ArchiveError, type Manifest, type Table } from './format.ts'
import type { RowTarget } from './load-entries.ts'
import { describePostgresTables } from './postgres-tables.ts'
import { dropSchema } from './replace-postgres.ts'
import { quoteName } from './snapshot.ts'

/** Restores into an empty PostgreSQL database, or replaces its content, in one transaction. */
export async function restorePostgres<Loaded>(
  address: string,
  manifest: Manifest,
  load: (target: RowTarget) => Promise<Loaded>,
  { replace = false } = {},
): Promise<Loaded> {
  const db = openWithoutTimeout(address)
  try {
    return await db.transaction().execute(async (transaction) => {
      if (replace) await dropSchema(transaction)
      await requireEmpty(transaction)
      await runOnlyMigrations(transaction, manifest.migrations)
      const created = await describePostgresTables((text) => runQuery(transaction, text))
      checkSchema(manifest, created)
      const rebuild = await dropConstraints(transaction, created)
      const loaded = await load(createTarget(transaction))
      await rebuild()
      await migrate(transaction)
      return loaded
    })
  } finally {
    await db.destroy()
  }
}

const runQuery = async (db: Database, text: string) =>
  (await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(db)).rows

async function requireEmpty(db: Database) {
  const [found] = await runQuery(
    db,
    `select relname from pg_class where relnamespace = current_schema()::regnamespace limit 1`,
  )
  if (found) {
    throw new ArchiveError('The database of DATABASE_URL is not empty. Use a new, empty database.')
  }
}

/**
 * Lists the statements that drop and recreate foreign keys, indexes and triggers. These slow down
 * loading or depend on the order of the inserted rows.
 */
const listConstraints = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname,
      pg_get_constraintdef(oid)) as back
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = current_schema()::regnamespace
    and not exists (select 1 from pg_constraint where conindid = indexrelid and contype <> 'f')
  union all
  select format('alter table %s disable trigger %I', tgrelid::regclass, tgname),
    format('alter table %s enable trigger %I', tgrelid::regclass, tgname)
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where not tgisinternal and relnamespace = current_schema()::regnamespace`

/**
 * Empties all tables, drops foreign keys and indexes and disables triggers. Returns a function that
 * restores them.
 */
async function dropConstraints(db: Database, tables: Table[]) {
  const found = await runQuery(db, listConstraints)
  for (const { away } of found) await runQuery(db, String(away))
  await runQuery(db, `truncate ${tables.map(({ name }) => quoteName(name)).join(', ')}`)
  return async () => {
    for (const { back } of found.toReversed()) await runQuery(db, String(back))
    await runQuery(db, 'analyze')
  }
}

function createTarget(db: Database): RowTarget {
  return {
    async add(table, rows) {
      const hasBytes = table.columns.some(({ type }) => type === 'bytes')
      if (!hasBytes) return insertRows(db, table, rows)
      for (const row of rows) {
        const values = sql.join(row.map((value) => sql`${value}`))
        await sql`insert into ${sql.table(table.name)} (${columnList(table)}) values (${values})`.execute(
          db,
        )
      }
    },
  }
}

/** Inserts many rows by one JSON parameter. */
async function insertRows(db: Kysely<never> | Database, table: Table, rows: unknown[][]) {
  const names = table.columns.map(({ name }) => name)
  const objects = rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])))
  await sql`insert into ${sql.table(table.name)} (${columnList(table)})
    select ${columnList(table)}
    from json_populate_recordset(null::${sql.table(table.name)}, ${JSON.stringify(objects)})
  `.execute(db as Database)
}

const columnList = ({ columns }: Table) => sql.join(columns.map(({ name }) => sql.ref(name)))
