import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { storeMessages } from '#tests/store-messages.ts'
import { createEmptyDatabase, createTestDatabase } from '#tests/test-database.ts'
import { type Database, openDatabase } from '../connect.ts'
import { createArchive } from './create-archive.ts'
import { readArchive, restoreArchive } from './restore.ts'

/** Backs up a database with three messages, then changes it like a newer version. */
async function changeAfterBackup() {
  const address = await createTestDatabase()
  const file = join(makeFolder(), 'backup.tar.zst')
  await withDatabase(address, (db) => storeMessages(db, 3))
  await createArchive(address, file)
  await withDatabase(address, async (db) => {
    await sql`insert into kysely_migration values ('2099-01-01-next', '')`.execute(db)
    await sql`create table more (id text references office)`.execute(db)
    await sql`create function more_of(said text) returns text language sql as 'select said'`.execute(
      db,
    )
    await sql`create view messages_seen as select * from messages`.execute(db)
    await sql`delete from messages`.execute(db)
  })
  return {
    address,
    restoreBackup: async () => restoreArchive(await readArchive(file), address, { replace: true }),
  }
}

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'gantavya-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Closes the database afterwards. */
async function withDatabase<Result>(address: string, work: (db: Database) => Promise<Result>) {
  const db = openDatabase(address)
  return work(db).finally(() => db.destroy())
}

const describeNow = (address: string) =>
  withDatabase(address, async (db) => {
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    const { rows } = await sql`select proname from pg_proc where proname = 'more_of'`.execute(db)
    const messages = await db.selectFrom('messages').select('id').execute()
    return {
      messages: messages.length,
      isChanged: tables.includes('more') && tables.includes('messages_seen') && rows.length > 0,
    }
  })

describe.skipIf(inject('sqliteFolder'))('replacing a PostgreSQL database', () => {
  test('a restore replaces everything, including what a newer version created', async () => {
    const { address, restoreBackup } = await changeAfterBackup()
    expect(await describeNow(address)).toEqual({ messages: 0, isChanged: true })

    await restoreBackup()

    expect(await describeNow(address)).toEqual({ messages: 3, isChanged: false })
  })

  test('a restore is refused while other sessions use the database', async () => {
    const { address, restoreBackup } = await changeAfterBackup()

    await withDatabase(address, async (other) => {
      await sql`select 1`.execute(other)
      await expect(restoreBackup()).rejects.toThrow('Other programs are using')
    })

    expect(await describeNow(address)).toEqual({ messages: 0, isChanged: true })
  })

  test('a restore is refused if the database is not Gantavya’s', async () => {
    const foreignDatabase = await createEmptyDatabase()
    await withDatabase(foreignDatabase, (db) => sql`create table office (id text)`.execute(db))
    const file = join(makeFolder(), 'backup.tar.zst')
    await createArchive(await createTestDatabase(), file)

    const restoring = restoreArchive(await readArchive(file), foreignDatabase, {
      replace: true,
    })

    await expect(restoring).rejects.toThrow('does not belong to Gantavya')
    await withDatabase(foreignDatabase, (db) => sql`select id from office`.execute(db))
  })
})
