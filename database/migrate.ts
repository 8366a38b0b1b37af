import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Migration, Migrator } from 'kysely/migration'
import { type Database, isPostgresAddress } from './connect.ts'
import { holding, isHeld, MOST_TRIES } from './hold-tables.ts'
import { migrations } from './migrations/all.ts'
import { openPatiently } from './postgres.ts'

/**
 * Two servers that start at once run them once; a start that ends within them leaves none of them
 * done. One that landed later under an earlier name, for several were written at the same time, is
 * made up for. Throws where a newer version has been: nothing can be taken back.
 */
export const migrate = (db: Database) => runMigrations(db, migrations)

/**
 * The same at this address, which `db` has open: on PostgreSQL over a line of its own, on which a
 * change of millions of rows, or the wait for another server's, may take as long as it does.
 */
export async function migrateInTime(db: Database, address: string) {
  if (!isPostgresAddress(address)) return migrate(db)
  const patient = openPatiently(address)
  await migrate(patient).finally(() => patient.destroy())
}

/** Makes the tables as an older version had them, which ran only the migrations of these names. */
export const migrateAs = (db: Database, names: string[]) =>
  runMigrations(
    db,
    Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name))),
  )

/** Runs those of `wanted` that this database has not run yet. */
export async function runMigrations(db: Database, wanted: Record<string, Migration>) {
  for (let attempt = 1; ; attempt++) {
    const held = holding(wanted, attempt)
    const provider = { getMigrations: async () => held }
    const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
    await refuseNewer(db, migrator)
    const { error } = await migrator.migrateToLatest()
    if (!error) return
    if (!isHeld(error)) throw error
    if (attempt === MOST_TRIES) throw new Error(busy)
    await sleep(randomInt(200, 600))
  }
}

const busy =
  'other programs have not let go of its tables for minutes, perhaps a backup: start again when they have ended'

async function refuseNewer(db: Database, migrator: Migrator) {
  const known = new Set((await migrator.getMigrations()).map(({ name }) => name))
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DONE)) return
  const done = await db
    .withTables<{ [DONE]: { name: string } }>()
    .selectFrom(DONE)
    .select('name')
    .execute()
  const newer = done.filter(({ name }) => !known.has(name))
  if (newer.length === 0) return
  throw new Error(
    `a newer version of Gantavya has been at work on this database (${newer.at(-1)?.name}). Start that version again, or restore a backup from before it.`,
  )
}

/** Kysely's own. */
const DONE = 'kysely_migration'
