import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Migration, Migrator } from 'kysely/migration'
import { type Database, isPostgresUrl } from './connect.ts'
import { migrations } from './migrations/all.ts'
import { openWithoutTimeout } from './postgres.ts'
import { isLockFailure, MAX_ATTEMPTS, withTableLocks } from './table-locks.ts'

/**
 * Runs the pending migrations in one transaction; servers that start at the same time run them once.
 * Throws if the database belongs to a newer version, or to one from before the first release.
 */
export const migrate = (db: Database) => runMigrations(db, migrations)

/**
 * Like `migrate`, but on PostgreSQL over its own connection without a query timeout: changing millions
 * of rows, or waiting for another server's migration, may take minutes.
 */
export async function migrateWithoutTimeout(db: Database, databaseUrl: string) {
  if (!isPostgresUrl(databaseUrl)) return migrate(db)
  const unlimited = openWithoutTimeout(databaseUrl)
  await migrate(unlimited).finally(() => unlimited.destroy())
}

/**
 * Runs only the migrations with these names. Restoring an archive uses it to create the schema of
 * the archive's version.
 */
export const runOnlyMigrations = (db: Database, names: string[]) =>
  runMigrations(
    db,
    Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name))),
  )

/** Runs the migrations that this database has not run yet. */
export async function runMigrations(db: Database, migrationSet: Record<string, Migration>) {
  for (let attempt = 1; ; attempt++) {
    const lockingMigrations = withTableLocks(migrationSet, attempt)
    const provider = { getMigrations: async () => lockingMigrations }
    const migrator = new Migrator({ db, provider })
    await requireKnownVersion(db, migrationSet)
    const { error } = await migrator.migrateToLatest()
    if (!error) return
    if (!isLockFailure(error)) throw error
    if (attempt === MAX_ATTEMPTS) throw new Error(tablesLocked)
    await sleep(randomInt(200, 600))
  }
}

const tablesLocked =
  'Could not lock the database tables: another program (perhaps a backup) has used them for several minutes. Start again when it has finished.'

async function requireKnownVersion(db: Database, migrationSet: Record<string, Migration>) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return
  const completed = await db
    .withTables<{ [MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(MIGRATION_TABLE)
    .select('name')
    .orderBy('name')
    .execute()
  const names = completed.map(({ name }) => name)
  if (predatesBaseline(names)) {
    throw new Error(
      'a version of Gantavya from before the first release created this database, and this version cannot read it. Start that version, or use an empty database.',
    )
  }
  const newest = names.findLast((name) => !(name in migrationSet))
  if (newest === undefined) return
  throw new Error(
    `a newer version of Gantavya has already changed this database (${newest}). Start that version, or restore an older backup.`,
  )
}

/**
 * Whether a database or backup with these completed migrations was created before the baseline
 * migration.
 */
export const predatesBaseline = (names: string[]) => names.length > 0 && !names.includes(BASELINE)

const BASELINE = '2026-11-26-113000-baseline'

/** Kysely's table of the migrations that have run. */
const MIGRATION_TABLE = 'kysely_migration'
