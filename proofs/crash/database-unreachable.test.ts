import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { runSql } from '#tests/postgres.ts'
import { createClient, signIn } from '#tests/processes/api-clients.ts'
import { openDatabaseProxy } from '#tests/processes/database-proxy.ts'
import { createPostgresDatabase, postgresSettings } from '#tests/processes/databases.ts'
import { adminSettings, startServer } from '#tests/processes/server-process.ts'

const patience = { timeout: 30_000, interval: 100 }

test('without its database for 30 s the server reports it, stays up and is ready 5 s afterwards', async () => {
  const proxy = await openDatabaseProxy(await createPostgresDatabase())
  const server = await startServer({ ...postgresSettings(proxy.address), ...adminSettings })
  const visitor = createClient(server.url)
  const body = { user_id: randomUUID(), sender: 'user', message: 'Are you there?' } as const
  expect(await readiness(server.url)).toEqual([200, { status: 'ready' }])

  proxy.disconnect()

  const params = { request_id: expect.any(String) }
  const unavailable = { code: 'unavailable', params, detail: expect.stringMatching(/\.$/) }
  await expect.poll(() => readiness(server.url), patience).toEqual([503, unavailable])
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(await visitor.attempt(messagesApi.send, { body })).toMatchObject({
    status: 503,
    failure: unavailable,
  })

  // A failover takes this long. Requests meanwhile are refused at once instead of waiting.
  const until = performance.now() + 30_000
  while (performance.now() < until) {
    expect(await visitor.attempt(messagesApi.send, { body })).toMatchObject({ status: 503 })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  }

  await proxy.reconnect()

  const soon = { timeout: 5_000, interval: 100 }
  await expect.poll(() => readiness(server.url), soon).toEqual([200, { status: 'ready' }])
  expect(await visitor.attempt(messagesApi.send, { body })).toMatchObject({ ok: true })
  expect(await server.kill('SIGTERM')).toBe(0)
  const log = server.output.stdout + server.output.stderr
  expect(log).toContain('"level":50')
  for (const secret of [body.user_id, body.message]) expect(log).not.toContain(secret)
}, 120_000)

test('a server receives change notifications again after all its connections were closed', async () => {
  const database = await createPostgresDatabase()
  const settings = { ...postgresSettings(database), ...adminSettings }
  const [one, other] = await Promise.all([startServer(settings), startServer(settings)])
  const changed = await changeContent(one, other, async () => {
    await runSql(
      database,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
    await expect.poll(() => readiness(one.url), patience).toEqual([200, { status: 'ready' }])
  })

  await expect.poll(changed.shown, patience).toBe(changed.text)
})

test('a server receives change notifications within 10 s after its listening connection went silent', async () => {
  const database = await createPostgresDatabase()
  const proxy = await openDatabaseProxy(database)
  const start = (address: string) => startServer({ ...postgresSettings(address), ...adminSettings })
  const [one, other] = await Promise.all([start(database), start(proxy.address)])
  const changed = await changeContent(one, other, async () => proxy.silence('listen gantavya'))

  await expect.poll(changed.shown, { timeout: 10_000, interval: 100 }).toBe(changed.text)
})

test('SIGTERM ends the server while its database is unreachable', async () => {
  const proxy = await openDatabaseProxy(await createPostgresDatabase())
  const server = await startServer({ ...postgresSettings(proxy.address), ...adminSettings })
  proxy.disconnect()
  await expect.poll(async () => (await readiness(server.url))[0], patience).toBe(503)

  const startedAt = Date.now()
  expect(await server.kill('SIGTERM')).toBe(0)

  expect(Date.now() - startedAt).toBeLessThan(10_000)
})

/** Changes a text on one server while the other has the old one in its cache. */
async function changeContent(
  one: { url: string },
  other: { url: string },
  happens: () => Promise<void>,
) {
  const { administrator } = await signIn(one.url)
  const reader = createClient(other.url)
  const [first] = await reader.call(destinationsApi.list, {})
  await happens()
  const text = 'Changed while the other was not listening'
  const params = { id: String(first?.id) }
  await administrator.call(destinationsApi.change, { params, body: { description: text } })
  const shown = async () => (await reader.call(destinationsApi.list, {}))[0]?.description
  return { text, shown }
}

async function readiness(url: string) {
  const response = await fetch(`${url}/readyz`)
  return [response.status, await response.json()]
}
