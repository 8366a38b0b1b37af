import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import type { Settings } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which databases may be made. */
    postgresUrl: string
  }
}

/** For each kind of database: the settings of a server on an empty one of its own. */
export const emptyDatabases = [
  ['SQLite', async (): Promise<Settings> => ({ DATA_DIR: makeFolder() })],
  ['PostgreSQL', async () => onPostgres(await makePostgresDatabase())],
] as const

export const onPostgres = (address: string): Settings => ({
  DATABASE_URL: address,
  SECRET_KEY: 'a key that only these tests know, of 32 and more',
})

export function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'gantavya-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function makePostgresDatabase() {
  const name = `process_${randomBytes(8).toString('hex')}`
  const address = new URL(inject('postgresUrl'))
  await runSql(address.href, `create database ${name}`)
  onTestFinished(() => runSql(inject('postgresUrl'), `drop database ${name} with (force)`))
  address.pathname = `/${name}`
  return address.href
}

export async function runSql(address: string, statement: string) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** The database behind a server's settings, past the server. */
export function openBehind({ DATABASE_URL, DATA_DIR = '' }: Settings) {
  return openDatabase(DATABASE_URL ?? join(DATA_DIR, 'gantavya.sqlite'))
}
