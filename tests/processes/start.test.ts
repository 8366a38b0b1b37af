import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { servicesApi } from '#app/features/services/contract.ts'
import { createClient, signIn } from './api-clients.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import {
  createFolder,
  createPostgresDatabase,
  openServerDatabase,
  postgresSettings,
} from './databases.ts'
import { admin, adminSettings, type Settings, spawnProgram, startServer } from './server-process.ts'

// Runs twice, because the order of two processes varies.
test.each([1, 2])(
  'two servers that start at the same time prepare the database once (%i)',
  async () => {
    const settings = postgresSettings(await createPostgresDatabase())
    const start = () => startServer({ ...settings, ...adminSettings })

    const servers = await Promise.all([start(), start()])

    for (const { url } of servers) {
      const { call } = createClient(url)
      expect(await call(destinationsApi.list, {})).toHaveLength(10)
      expect(await call(heroSlidesApi.listPublic, {})).toHaveLength(6)
      expect(await call(servicesApi.list, {})).toHaveLength(6)
    }
    expect(await listAdministrators(settings)).toEqual([admin.username])
    // Each accepts the other's tokens.
    const [one, other] = servers.map(({ url }) => url) as [string, string]
    const { access } = await signIn(one)
    const onOther = createClient(other, { authorization: `Bearer ${access}` })
    expect(await onOther.call(contactsApi.list, { querystring: {} })).toEqual([])
  },
)

test('the data folder is private, also if it was open before', async () => {
  const parent = createFolder()
  const opened = join(parent, 'opened')
  mkdirSync(opened)
  chmodSync(opened, 0o755)
  const shared = join(parent, 'shared')
  mkdirSync(join(shared, 'of-another-program'), { recursive: true })
  chmodSync(shared, 0o755)
  const modeOf = (folder: string) => statSync(folder).mode & 0o777

  for (const folder of [opened, join(parent, 'made'), shared]) {
    await startServer({ DATA_DIR: folder, ...adminSettings })
  }

  expect(modeOf(join(parent, 'made'))).toBe(0o700)
  expect(modeOf(opened)).toBe(0o700)
  // A shared folder keeps its mode.
  expect(modeOf(shared)).toBe(0o755)
})

async function listAdministrators(settings: Settings) {
  const db = openServerDatabase(settings)
  const rows = await db.selectFrom('administrators').select('username').execute()
  await db.destroy()
  return rows.map(({ username }) => username)
}

test('the signing key is created once, is private, and sessions survive kill -9', async () => {
  const settings = { DATA_DIR: createFolder(), ...adminSettings }
  const file = join(settings.DATA_DIR, 'secret-key')
  const before = await startServer(settings)
  const key = readFileSync(file, 'utf8')
  const { access, refresh } = await signIn(before.url)
  await before.kill('SIGKILL')

  const { url } = await startServer(settings)

  expect(key.length).toBeGreaterThanOrEqual(32)
  expect(readFileSync(file, 'utf8')).toBe(key)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const administrator = createClient(url, { authorization: `Bearer ${access}` })
  expect(await administrator.call(contactsApi.list, { querystring: {} })).toEqual([])
  const refreshed = await createClient(url).call(accountsApi.refresh, { body: { refresh } })
  expect(refreshed.access).toEqual(expect.any(String))
})

test('ADMIN_* create only the first administrator and change nothing later', async () => {
  const settings = { DATA_DIR: createFolder(), ...adminSettings }
  await (await startServer(settings)).kill('SIGTERM')
  const others = { ADMIN_USERNAME: 'other', ADMIN_PASSWORD: 'another-password' }

  const { url, output } = await startServer({ ...settings, ...others })

  expect(await listAdministrators(settings)).toEqual([admin.username])
  expect(await signIn(url)).toMatchObject({ access: expect.any(String) })
  expect(output.stdout).not.toContain('/setup')
})

test('the server does not load the libraries of office screens', () => {
  const program = `
    import { createRequire } from 'node:module'
    await import('#build/server/index.js')
    // Requests without a trigger would arrive within these turns.
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate)
    const loaded = Object.keys(createRequire(import.meta.url).cache)
    console.log(loaded.filter((path) => path.includes('recharts')).length)`

  const run = ['--input-type=module', '--eval', program]
  expect(execFileSync(process.execPath, run, { encoding: 'utf8' })).toBe('0\n')
})

test('a starting server is up but not ready, and a ready server accepts sign-ins', async () => {
  const database = await createPostgresDatabase()
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const proxy = await openDatabaseProxy(database)
  proxy.stopForwarding()
  const settings = { ...postgresSettings(proxy.address), ...adminSettings, PORT: `${port}` }
  const starting = spawnProgram(['build/program/server.js'], settings)

  await expect.poll(() => statusOf(`${url}/healthz`), { timeout: 10_000 }).toBe(200)
  const early = await fetch(`${url}/readyz`)
  expect([early.status, early.headers.get('retry-after'), await early.json()]).toEqual([
    503,
    '5',
    { detail: expect.stringContaining('is starting'), code: 'unavailable' },
  ])
  expect(await statusOf(`${url}/`)).toBe(503)
  await starting.kill('SIGKILL')

  spawnProgram(['build/program/server.js'], { ...settings, ...postgresSettings(database) })
  const patience = { timeout: 30_000, interval: 1 }
  await expect.poll(() => statusOf(`${url}/readyz`), patience).toBe(200)
  expect(await signIn(url)).toMatchObject({ access: expect.any(String) })
})

test('an office without an administrator is ready', async () => {
  const { url } = await startServer({ DATA_DIR: createFolder() })
  expect(await statusOf(`${url}/readyz`)).toBe(200)
})

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => undefined,
  )

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
