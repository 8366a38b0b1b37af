import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { CleanupHook } from './cleanup-hook.ts'
import { withDatabase } from './postgres.ts'

/** Returns the address of a fresh, migrated database of the tested kind. */
export async function createTestDatabase(onCleanup: CleanupHook = onTestFinished) {
  const folder = inject('sqliteFolder')
  if (!folder) return copyDatabase(inject('postgresTemplate'), onCleanup)
  const address = createEmptyFile(folder, onCleanup)
  copyFileSync(inject('sqliteTemplate'), address)
  return address
}

/** Returns the address of an empty database. */
export async function createEmptyDatabase() {
  const folder = inject('sqliteFolder')
  return folder
    ? createEmptyFile(folder, onTestFinished)
    : copyDatabase(withDatabase(inject('postgresUrl'), 'template1'), onTestFinished)
}

function createEmptyFile(parent: string, onCleanup: CleanupHook) {
  const folder = mkdtempSync(join(parent, 'test-'))
  onCleanup(() => rmSync(folder, { recursive: true }))
  return join(folder, 'test.sqlite')
}

async function copyDatabase(template: string, onCleanup: CleanupHook) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const original = new URL(template).pathname.slice(1)
  // file_copy is three times as fast as the WAL strategy when fsync is off.
  await getPool().query(`create database ${name} template ${original} strategy file_copy`)
  onCleanup(async () => void (await getPool().query(`drop database ${name} with (force)`)))
  return withDatabase(template, name)
}

let pool: pg.Pool | undefined

/** The shared connections of this process; a new one costs as much as a small test. */
function getPool() {
  pool ??= new pg.Pool({ connectionString: inject('postgresUrl'), allowExitOnIdle: true })
  return pool
}
