import { expect, onTestFinished, test } from 'vitest'
import { readValue, runSql, withDatabase } from '#tests/postgres.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { openDatabaseProxy } from '#tests/processes/database-proxy.ts'
import { createPostgresDatabase, postgresSettings } from '#tests/processes/databases.ts'
import { startWriting } from './continuous-writing.ts'

const timeout = 60_000
const patience = { timeout: 5_000, interval: 20 }
const statusOf = async (url: string) => (await fetch(url)).status

test('a slow database delays only writers', {
  timeout,
}, async () => {
  const database = await createPostgresDatabase()
  const { server, senders, writeWhile } = await startWriting(postgresSettings(database))
  const { url } = server

  const refused = await writeWhile(async ({ acknowledged }) => {
    await expect.poll(acknowledged).toBeGreaterThan(senders.length)
    expect(await statusOf(url)).toBe(200)
    const slow = runSql(
      database,
      'begin; lock table messages, contacts in exclusive mode; select pg_sleep(3); commit',
    )
    const waiting = `select from pg_locks where not granted`
    const countWaiting = `select count(*)::int from (${waiting}) as each`
    await expect.poll(() => readValue(database, countWaiting)).toBeGreaterThan(1)
    const before = acknowledged()
    for (const path of ['/', '/contact', '/healthz', '/readyz', '/api/destinations/']) {
      const askedAt = Date.now()
      expect([path, await statusOf(`${url}${path}`)]).toEqual([path, 200])
      expect(Date.now() - askedAt).toBeLessThan(2_000)
    }
    await slow
    await expect.poll(acknowledged, patience).toBeGreaterThan(before + 2 * senders.length)
  })

  expect(refused).toBe(0)
})

test('a server continues after a database failover without losing data', {
  timeout,
}, async () => {
  const first = await startPostgres({
    synchronous_commit: 'on',
    wal_level: 'replica',
    max_wal_senders: 4,
  })
  onTestFinished(first.stop)
  await runSql(first.address, 'create database office')
  await first.stopServer()
  const second = await first.startStandby()
  onTestFinished(second.stop)
  await first.restartServer()
  // From here on a commit waits for the standby.
  await runSql(first.address, `alter system set synchronous_standby_names = '*'`)
  await runSql(first.address, 'select pg_reload_conf()')
  const state = () => readValue(first.address, 'select sync_state from pg_stat_replication')
  await expect.poll(state).toBe('sync')
  const proxy = await openDatabaseProxy(withDatabase(first.address, 'office'))
  const { server, senders, writeWhile } = await startWriting(postgresSettings(proxy.address))
  const readiness = () => statusOf(`${server.url}/readyz`)

  const refused = await writeWhile(async ({ acknowledged, refused }) => {
    await expect.poll(acknowledged).toBeGreaterThan(5 * senders.length)
    proxy.disconnect()
    await first.stopServer('SIGQUIT')
    await expect.poll(refused).toBeGreaterThan(0)
    expect(await readiness()).toBe(503)
    expect(await statusOf(`${server.url}/healthz`)).toBe(200)
    await runSql(second.address, 'select pg_promote()')
    proxy.moveTo(withDatabase(second.address, 'office'))
    await proxy.reconnect()
    await expect.poll(readiness, patience).toBe(200)
    const before = acknowledged()
    await expect.poll(acknowledged, patience).toBeGreaterThan(before + senders.length)
  })

  expect(refused).toBeGreaterThan(0)
})
