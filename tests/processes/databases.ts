import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { runSql, withDatabase } from '#tests/postgres.ts'
import type { CleanupHook } from '../cleanup-hook.ts'
import type { Settings } from './server-process.ts'

/** The settings of a server on an empty database, for each kind of database. */
export const emptyDatabases = [
  [
    'SQLite',
    async (onCleanup?: CleanupHook): Promise<Settings> => ({ DATA_DIR: createFolder(onCleanup) }),
  ],
  [
    'PostgreSQL',
    async (onCleanup?: CleanupHook) => postgresSettings(await createPostgresDatabase(onCleanup)),
  ],
] as const

export const postgresSettings = (address: string): Settings => ({
  DATABASE_URL: address,
  SECRET_KEY: 'a key that only these tests know, of 32 and more',
})

export function createFolder(onCleanup: CleanupHook = onTestFinished) {
  const folder = mkdtempSync(join(tmpdir(), 'gantavya-process-'))
  onCleanup(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export async function createPostgresDatabase(
  onCleanup: CleanupHook = onTestFinished,
  server = inject('postgresUrl'),
) {
  const name = `process_${randomBytes(8).toString('hex')}`
  await runSql(server, `create database ${name}`)
  onCleanup(() => runSql(server, `drop database ${name} with (force)`))
  return withDatabase(server, name)
}

/** Opens the database of a server directly. */
export function openServerDatabase({ DATABASE_URL, DATA_DIR = '' }: Settings) {
  return openDatabase(DATABASE_URL ?? join(DATA_DIR, 'gantavya.sqlite'))
}
