import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests create databases. */
    postgresUrl: string
    /** A migrated template database. */
    postgresTemplate: string
  }
}

/** Provides the PostgreSQL server of TEST_DATABASE_URL, or starts one. */
export default async function setUpPostgres(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? { address: given, stop: async () => {} } : await startPostgres()
  const name = `test_${randomBytes(8).toString('hex')}`
  await runSql(server.address, `create database ${name}`)
  const template = withDatabase(server.address, name)
  const db = openDatabase(template)
  await migrate(db)
  await db.destroy()
  project.provide('postgresUrl', server.address)
  project.provide('postgresTemplate', template)

  return async () => {
    await runSql(server.address, `drop database ${name} with (force)`)
    await server.stop()
  }
}

export async function runSql(address: string, sql: string) {
  await query(address, sql)
}

/** Returns the first value of the query. */
export async function readValue(address: string, sql: string) {
  const { rows } = await query(address, sql)
  return Object.values(rows[0] ?? {})[0]
}

async function query(address: string, sql: string) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Returns the address of another database on the same server. */
export function withDatabase(address: string, name: string) {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}
