import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { createClient } from '#tests/processes/api-clients.ts'
import { createFolder } from '#tests/processes/databases.ts'
import { adminSettings, runProgram, startServer } from '#tests/processes/server-process.ts'

const ready = [200, { status: 'ready' }]

test('a second server on the same file does not start and reports the reason', async () => {
  const { settings, server, send } = await start()

  const second = await runProgram(['build/program/server.js'], settings)

  expect(second).toMatchObject({ code: 1, stdout: '' })
  expect(second.stderr).toMatch(/^DATA_DIR [^\n]+ another server is using [^\n]+gantavya.sqlite\n$/)
  expect(await send()).toBe(201)
  await server.kill('SIGKILL')
  await startServer(settings)
})

test('only one of two servers that start on one file at the same time starts', async () => {
  const settings = { DATA_DIR: createFolder(), ...adminSettings }

  const starts = await Promise.allSettled([startServer(settings), startServer(settings)])

  const outcomes = starts.map(({ status }) => status).sort()
  expect(outcomes).toEqual(['fulfilled', 'rejected'])
})

const losses: [what: string, lose: (folder: string) => void][] = [
  ['file was deleted', (folder) => rmSync(join(folder, 'gantavya.sqlite'))],
  ['folder was deleted', (folder) => rmSync(folder, { recursive: true })],
  ['log was deleted', (folder) => rmSync(join(folder, 'gantavya.sqlite-wal'))],
]
test.each(losses)(
  'a server whose database %s reports it and acknowledges nothing',
  async (_, lose) => {
    const { folder, readiness, send } = await start()
    expect(await send()).toBe(201)
    expect(await readiness()).toEqual(ready)

    lose(folder)

    const detail = 'The database file was deleted or replaced while the server was using it.'
    expect(await readiness()).toEqual([503, { code: 'unavailable', detail }])
    expect([await send(), await send()]).toEqual([503, 503])
  },
)

test('a server is ready again when its moved database file is back', async () => {
  const { folder, readiness, send } = await start()
  const [file, elsewhere] = [join(folder, 'gantavya.sqlite'), join(folder, 'elsewhere')]

  renameSync(file, elsewhere)
  expect(await readiness()).toMatchObject([503, {}])
  expect(await send()).toBe(503)
  renameSync(elsewhere, file)

  expect(await readiness()).toEqual(ready)
  expect(await send()).toBe(201)
})

test('a failing disk causes 503 and loses no acknowledged data', async () => {
  const { server, send, readAll } = await start()
  expect(await send()).toBe(201)
  const limit = (bytes: string) =>
    spawnSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:unlimited`]).status

  expect(limit('0')).toBe(0)
  expect([await send(), await send()]).toEqual([503, 503])
  expect(server.output.stdout).toContain('disk I/O error')
  expect(limit('unlimited')).toBe(0)

  expect(await send()).toBe(201)
  expect(await readAll()).toHaveLength(2)
})

async function start() {
  const folder = createFolder()
  const settings = { DATA_DIR: folder, ...adminSettings }
  const server = await startServer(settings)
  const visitor = createClient(server.url)
  const user_id = newId()
  return {
    folder,
    settings,
    server,
    async send() {
      const body = { id: newId(), user_id, sender: 'user', message: 'Hello' } as const
      const result = await visitor.attempt(messagesApi.send, { body })
      return result.ok ? 201 : result.status
    },
    readAll: () => visitor.call(messagesApi.list, { querystring: { user_id } }),
    async readiness() {
      const response = await fetch(`${server.url}/readyz`)
      return [response.status, await response.json()]
    },
  }
}

test.each([
  ['is cut', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  [
    'has a damaged header',
    (bytes: Buffer) => Buffer.concat([Buffer.alloc(100), bytes.subarray(100)]),
  ],
  [
    'has a damaged page',
    (bytes: Buffer) => bytes.fill(7, Math.ceil(bytes.length / 3), Math.ceil(bytes.length / 2)),
  ],
])('a start on a database that %s reports it and names the newest backup', async (_, damage) => {
  const settings = { DATA_DIR: createFolder(), ...adminSettings }
  const server = await startServer(settings)
  await server.kill('SIGTERM')
  const file = join(settings.DATA_DIR, 'gantavya.sqlite')
  writeFileSync(file, damage(readFileSync(file)))
  const start = () => runProgram(['build/program/server.js'], settings)

  expect(await start()).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `DATA_DIR cannot be used: ${file} is damaged, and ${settings.DATA_DIR}/backups contains no backup\n`,
  })
  const folder = join(settings.DATA_DIR, 'backups')
  symlinkSync(folder, folder)
  expect((await start()).stderr).toMatch(
    / is damaged\. The backup folder \S+ cannot be read: ELOOP.*\n$/,
  )
  rmSync(folder)
  mkdirSync(folder)
  for (const day of ['01', '03', '02']) {
    writeFileSync(join(folder, `gantavya-2026-01-${day}T000000Z.tar.zst`), '')
  }
  expect((await start()).stderr).toMatch(
    / is damaged\. Move it and its -wal file to another folder, then run npm run restore \S+\/gantavya-2026-01-03T000000Z\.tar\.zst\n$/,
  )
})
