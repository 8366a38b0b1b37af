import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { runSql, withDatabase } from './postgres.ts'

/** The address of a fresh, migrated database of the kind that this project tests. */
export async function makeTestDatabase() {
  const folder = inject('sqliteFolder')
  if (!folder) return copyDatabase(inject('postgresTemplate'))
  const address = makeEmptyFile(folder)
  copyFileSync(inject('sqliteTemplate'), address)
  return address
}

/** The address of a database without any table. */
export async function makeEmptyDatabase() {
  const folder = inject('sqliteFolder')
  return folder
    ? makeEmptyFile(folder)
    : copyDatabase(withDatabase(inject('postgresUrl'), 'template1'))
}

function makeEmptyFile(parent: string) {
  const folder = mkdtempSync(join(parent, 'test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'test.sqlite')
}

async function copyDatabase(template: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const original = new URL(template).pathname.slice(1)
  const server = inject('postgresUrl')
  await runSql(server, `create database ${name} template ${original}`)
  onTestFinished(() => runSql(server, `drop database ${name} with (force)`))
  return withDatabase(template, name)
}
