import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { runSql, withDatabase } from '#tests/postgres.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { createClient } from '#tests/processes/api-clients.ts'
import { createFolder, postgresSettings } from '#tests/processes/databases.ts'
import { startWriting } from './continuous-writing.ts'

const TIMES = 5
const timeout = 120_000
const patience = { timeout: 5_000, interval: 20 }

/** The database's location on the small disk. */
const databases = {
  SQLite: async (folder: string) => ({ DATA_DIR: folder }),
  async PostgreSQL(folder: string) {
    const postgres = await startPostgres()
    onTestFinished(postgres.stop)
    if (process.getuid?.() === 0) chownSync(folder, 65534, 65534)
    await runSql(postgres.address, `create tablespace small location '${folder}'`)
    await runSql(postgres.address, 'create database full_disk tablespace small')
    return postgresSettings(withDatabase(postgres.address, 'full_disk'))
  },
}

for (const [name, open] of Object.entries(databases)) {
  test(`a disk that is full ${TIMES} times causes only 503 for writers on ${name}`, {
    timeout,
  }, async ({ skip }) => {
    const folder = mountSmallDisk()
    if (!folder) return skip('No disk of its own can be mounted here.')
    const { server, clients, writeWhile } = await startWriting(await open(folder))
    const administrator = await clients.administrator()
    const reads = () => readAll(server.url, administrator)
    await reads()

    const met = await writeWhile(async ({ acknowledged, refused }) => {
      for (let turn = 0; turn < TIMES; turn++) {
        const before = refused()
        const giveRoom = fill(folder)
        await expect.poll(refused, { ...patience, timeout: 30_000 }).toBeGreaterThan(before)
        await reads()
        await expect
          .poll(() => refusalOf(server.url), patience)
          .toMatchObject({ code: 'unavailable', detail: expect.stringMatching(/\.$/) })

        giveRoom()
        const stored = acknowledged()
        await expect.poll(acknowledged, patience).toBeGreaterThan(stored + 10)
      }
    })
    expect(met).toBeGreaterThanOrEqual(TIMES)
    expect(await refusalOf(server.url)).toBeUndefined()
  })
}

/** Mounts a disk of 48 MB. Returns undefined when the user may not mount. */
function mountSmallDisk() {
  const around = createFolder()
  // PostgreSQL runs as another user.
  chmodSync(around, 0o755)
  const folder = join(around, 'disk')
  mkdirSync(folder)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder])
  if (status !== 0) return undefined
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]))
  return folder
}

/** Fills the disk until the file is removed. */
function fill(folder: string) {
  const path = join(folder, 'filler')
  const file = openSync(path, 'w')
  for (let size = 2 ** 20; size >= 512; ) {
    try {
      writeSync(file, Buffer.alloc(size))
    } catch {
      size /= 2
    }
  }
  closeSync(file)
  return () => rmSync(path)
}

async function readAll(url: string, administrator: ReturnType<typeof createClient>) {
  for (const path of ['/', '/canada', '/contact', '/healthz']) {
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200])
  }
  await createClient(url).call(destinationsApi.list, {})
  await administrator.call(contactsApi.list, { querystring: {} })
}

/** Returns the refusal of a visitor's message, or undefined when it is stored. */
async function refusalOf(url: string) {
  const body = { user_id: 'full-disk', sender: 'user', message: 'x'.repeat(1900) } as const
  const sent = await createClient(url).attempt(messagesApi.send, { body })
  return sent.ok ? undefined : sent.failure
}
