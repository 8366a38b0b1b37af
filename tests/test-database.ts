import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { OnEnd } from './on-end.ts'
import { withDatabase } from './postgres.ts'

/** Returns the address of a fresh, migrated database of the tested kind. */
export async function makeTestDatabase(onEnd: OnEnd = onTestFinished) {
  const folder = inject('sqliteFolder')
  if (!folder) return copyDatabase(inject('postgresTemplate'), onEnd)
  const address = makeEmptyFile(folder, onEnd)
  copyFileSync(inject('sqliteTemplate'), address)
  return address
}

/** Returns the address of an empty database. */
export async function makeEmptyDatabase() {
  const folder = inject('sqliteFolder')
  return folder
    ? makeEmptyFile(folder, onTestFinished)
    : copyDatabase(withDatabase(inject('postgresUrl'), 'template1'), onTestFinished)
}

function makeEmptyFile(parent: string, onEnd: OnEnd) {
  const folder = mkdtempSync(join(parent, 'test-'))
  onEnd(() => rmSync(folder, { recursive: true }))
  return join(folder, 'test.sqlite')
}

async function copyDatabase(template: string, onEnd: OnEnd) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const original = new URL(template).pathname.slice(1)
  // file_copy is three times as fast as the WAL strategy when fsync is off.
  await toServer().query(`create database ${name} template ${original} strategy file_copy`)
  onEnd(async () => void (await toServer().query(`drop database ${name} with (force)`)))
  return withDatabase(template, name)
}

let lines: pg.Pool | undefined

/** The shared connections of this process; a new one costs as much as a small test. */
function toServer() {
  lines ??= new pg.Pool({ connectionString: inject('postgresUrl'), allowExitOnIdle: true })
  return lines
}
