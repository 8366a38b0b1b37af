import { type Kysely, sql } from 'kysely'
import type { Database } from '../connect.ts'
import { migrate, migrateTo } from '../migrate.ts'
import { openPatiently } from '../postgres.ts'
import type { Target } from './fill.ts'
import { ArchiveFault, type Manifest, type Table } from './format.ts'
import { quoted } from './moment.ts'
import { describePostgres } from './postgres-tables.ts'
import { makeEmpty } from './replace-postgres.ts'
import { requireSameTables } from './same-tables.ts'

/** Restores into an empty PostgreSQL database, or replaces its content, in one transaction. */
export async function intoPostgres<Loaded>(
  address: string,
  manifest: Manifest,
  load: (target: Target) => Promise<Loaded>,
  { replace = false } = {},
): Promise<Loaded> {
  const db = openPatiently(address)
  try {
    return await db.transaction().execute(async (transaction) => {
      if (replace) await makeEmpty(transaction)
      await requireEmpty(transaction)
      await migrateTo(transaction, manifest.migrations)
      const made = await describePostgres((text) => ask(transaction, text))
      requireSameTables(manifest, made)
      const rebuild = await takeDown(transaction, made)
      const loaded = await load(intoTables(transaction))
      await rebuild()
      await migrate(transaction)
      return loaded
    })
  } finally {
    await db.destroy()
  }
}

const ask = async (db: Database, text: string) =>
  (await sql<Record<string, unknown>>`${sql.raw(text)}`.execute(db)).rows

async function requireEmpty(db: Database) {
  const [found] = await ask(
    db,
    `select relname from pg_class where relnamespace = current_schema()::regnamespace limit 1`,
  )
  if (found) {
    throw new ArchiveFault('The database of DATABASE_URL is not empty: make a new one for this.')
  }
}

/**
 * Foreign keys, indexes and triggers that slow down loading or depend on the order of rows, with
 * the statements that restore them.
 */
const slowing = `
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

/** Empties all tables and drops indexes and triggers; returns a function that restores them. */
async function takeDown(db: Database, tables: Table[]) {
  const found = await ask(db, slowing)
  for (const { away } of found) await ask(db, String(away))
  await ask(db, `truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  return async () => {
    for (const { back } of found.toReversed()) await ask(db, String(back))
    await ask(db, 'analyze')
  }
}

function intoTables(db: Database): Target {
  return {
    async add(table, rows) {
      const hasBytes = table.columns.some(({ type }) => type === 'bytes')
      if (!hasBytes) return addTogether(db, table, rows)
      for (const row of rows) {
        const values = sql.join(row.map((value) => sql`${value}`))
        await sql`insert into ${sql.table(table.name)} (${columnsOf(table)}) values (${values})`.execute(
          db,
        )
      }
    },
  }
}

/** Inserts many rows by one JSON parameter. */
async function addTogether(db: Kysely<never> | Database, table: Table, rows: unknown[][]) {
  const names = table.columns.map(({ name }) => name)
  const objects = rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])))
  await sql`insert into ${sql.table(table.name)} (${columnsOf(table)})
    select ${columnsOf(table)}
    from json_populate_recordset(null::${sql.table(table.name)}, ${JSON.stringify(objects)})
  `.execute(db as Database)
}

const columnsOf = ({ columns }: Table) => sql.join(columns.map(({ name }) => sql.ref(name)))
