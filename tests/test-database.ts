import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { runSql, withDatabase } from './postgres.ts'

/** The address of a fresh, migrated database of the kind that this project tests. */
export async function makeTestDatabase() {
  const template = inject('postgresTemplate')
  if (template) return copyDatabase(template)
  const address = makeEmptyFile()
  const db = openDatabase(address)
  await migrate(db)
  await db.destroy()
  return address
}

/** The address of a database without any table. */
export async function makeEmptyDatabase() {
  const template = inject('postgresTemplate')
  return template ? copyDatabase(withDatabase(template, 'template1')) : makeEmptyFile()
}

function makeEmptyFile() {
  const folder = mkdtempSync(join(tmpdir(), 'gantavya-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'test.sqlite')
}

async function copyDatabase(template: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const original = new URL(template).pathname.slice(1)
  const server = withDatabase(template, 'postgres')
  await runSql(server, `create database ${name} template ${original}`)
  onTestFinished(() => runSql(server, `drop database ${name} with (force)`))
  return withDatabase(template, name)
}
