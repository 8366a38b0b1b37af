import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import {
  createFolder,
  createPostgresDatabase,
  emptyDatabases,
  openServerDatabase,
  postgresSettings,
} from '#tests/processes/databases.ts'
import {
  adminSettings,
  runProgram,
  type Settings,
  spawnProgram,
  startServer,
} from '#tests/processes/server-process.ts'
import { createClients } from './crash-test.ts'
import { hashTables, insertSampleRows } from './sample-rows.ts'
import { type Clients, createChatSender, createContactSender, type Sender } from './senders.ts'

const backUp = (settings: Settings, ...args: string[]) =>
  runProgram(['scripts/backup.ts', ...args], settings)

const restore = (settings: Settings, file: string) =>
  runProgram(['scripts/restore.ts', file], settings)

const onSqlite = (): Settings => ({ DATA_DIR: createFolder() })
const onNewPostgres = async () => postgresSettings(await createPostgresDatabase())

async function hash(settings: Settings) {
  const db = openServerDatabase(settings)
  const { kysely_migration: _, kysely_migration_lock: __, ...hashes } = await hashTables(db)
  await db.destroy()
  return hashes
}

/** Creates an SQLite database with rows in every table. */
async function makeOffice() {
  const settings = onSqlite()
  const db = openServerDatabase(settings)
  await migrate(db)
  await db.destroy()
  insertSampleRows(join(settings.DATA_DIR ?? '', 'gantavya.sqlite'))
  return settings
}

/** The limit of tests that write much to the disk: other tests may use the disk too. */
const slowDisk = 240_000

const fileIn = (folder = createFolder()) => join(folder, 'backup.tar.zst')

test('all rows of all tables are the same in all four directions', async () => {
  const first = await makeOffice()
  const expected = await hash(first)
  expect(Object.values(expected).filter((each) => each.startsWith('0 '))).toEqual([])

  let from = first
  for (const next of [onNewPostgres, onNewPostgres, onSqlite, onSqlite]) {
    const to = await next()
    const file = fileIn()
    expect(await backUp(from, file)).toMatchObject({ code: 0 })
    expect(await restore(to, file)).toMatchObject({ code: 0 })
    expect(await hash(to)).toEqual(expected)
    from = to
  }
})

test('a backup is one file that only its owner can read and standard tools can open', async () => {
  const settings = await makeOffice()
  const file = fileIn()

  const { code, stdout } = await backUp(settings, file)

  expect(code).toBe(0)
  expect(stdout).toMatch(/^Backed up \d+ rows to \S+backup\.tar\.zst\.\n$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const folder = createFolder()
  const opened = await runProgram(
    [
      '-e',
      `require('child_process').execSync(process.argv[1], { stdio: 'inherit' })`,
      `tar --zstd -xf ${file} -C ${folder} && cd ${folder} && sha256sum --quiet -c SHA256SUMS`,
    ],
    {},
  )
  expect(opened).toEqual({ code: 0, stdout: '', stderr: '' })
  const [row] = readFileSync(join(folder, 'tables/contacts/000001.ndjson'), 'utf8').split('\n')
  expect(JSON.parse(row ?? '')).toMatchObject({ id: expect.stringContaining('contacts id 0') })
  expect(existsSync(join(folder, 'secret-key'))).toBe(false)
})

for (const [kind, makeSettings] of emptyDatabases) {
  test(
    `a backup of a server on ${kind} finishes during writes and is consistent`,
    async () => {
      const settings = await makeSettings()
      const { url } = await startServer({ ...settings, ...adminSettings })
      const senders = [
        createChatSender(),
        createChatSender(),
        createChatSender(),
        createContactSender(),
      ]
      const writing = writeOn(senders, createClients(url))
      await expect.poll(writing.leastAcknowledged, { timeout: 30_000 }).toBeGreaterThan(5)

      const before = senders.map(acknowledged)
      const file = fileIn()
      const made = await backUp(settings, file, '--with-key')
      const after = senders.map(acknowledged)
      await writing.stop()

      expect(made).toMatchObject({ code: 0, stderr: expect.stringMatching(/100 %\n$/) })
      for (const [index, some] of before.entries()) {
        expect(after[index]?.length).toBeGreaterThan(some.length)
      }
      const restored = await makeSettings()
      expect(await restore(restored, file)).toMatchObject({ code: 0 })
      expect(await listTorn(restored)).toEqual([])
      const clients = createClients((await startServer(restored)).url)
      for (const [index, sender] of senders.entries()) {
        const texts = (await sender.read(clients)).map(({ text }) => text)
        expect(texts).toEqual(expect.arrayContaining(before[index] ?? []))
      }
      // Later writes follow the existing rows.
      await Promise.all(senders.map((sender) => sendOne(sender, clients)))
    },
    slowDisk,
  )

  test(
    `a killed restore into ${kind} leaves an empty database that can be restored again`,
    async () => {
      const office = await makeOffice()
      const file = fileIn()
      await grow(office)
      expect(await backUp(office, file)).toMatchObject({ code: 0 })
      const settings = await makeSettings()

      for (const moment of ['Restoring: 10 %', 'Restoring: 50 %', 'Restoring: 90 %']) {
        await runUntil(moment, ['scripts/restore.ts', file], settings)
        expect(await listTables(settings)).toEqual([])
      }

      expect(await restore(settings, file)).toMatchObject({ code: 0 })
      expect(await hash(settings)).toEqual(await hash(office))
    },
    slowDisk,
  )
}

test('refuses an invalid restore with one sentence and changes nothing', async () => {
  const office = await makeOffice()
  const file = fileIn()
  await backUp(office, file)
  const bytes = readFileSync(file)
  const cut = fileIn()
  writeFileSync(cut, bytes.subarray(0, bytes.length / 2))
  const empty = onSqlite()
  const refusals = [
    [empty, cut, / is damaged or incomplete\. Use another backup\.\n$/],
    [empty, import.meta.filename, /^\S+backup\.test\.ts is not a backup of Gantavya\.\n$/],
    [empty, '/nowhere', /^There is no file \/nowhere\.\n$/],
    [office, file, / already exists\. Move it to another folder, or set another DATA_DIR\.\n$/],
  ] as const

  for (const [settings, given, sentence] of refusals) {
    const before = listFiles(settings)
    const { code, stdout, stderr } = await restore(settings, given)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(
      stderr
        .split('\n')
        .filter((line) => !line.endsWith('%'))
        .join('\n'),
    ).toMatch(sentence)
    expect(listFiles(settings)).toEqual(before)
  }
  const full = await onNewPostgres()
  await restore(full, file)
  expect(await restore(full, file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /The database of DATABASE_URL is not empty\. Use a new, empty database\.\n$/,
    ),
  })
  expect(await backUp(office, file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The file \S+ already exists\.\n$/),
  })
})

test('includes the key only on request and never replaces another one', async () => {
  const settings = onSqlite()
  const server = await startServer({ ...settings, ...adminSettings })
  await server.kill('SIGTERM')
  const keyOf = ({ DATA_DIR = '' }: Settings) => readFileSync(join(DATA_DIR, 'secret-key'), 'utf8')
  const file = fileIn()
  await backUp(settings, file, '--with-key')

  const restored = onSqlite()
  expect(await restore(restored, file)).toMatchObject({ code: 0 })
  expect(keyOf(restored)).toBe(keyOf(settings))

  const other = onSqlite()
  writeFileSync(join(other.DATA_DIR ?? '', 'secret-key'), 'x'.repeat(64))
  expect(await restore(other, file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /secret-key differs from the key of this backup\. Remove it first\.\n$/,
    ),
  })
  expect(await listTables(other)).toEqual([])
  expect(await restore(await onNewPostgres(), file)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(
      `The backup contains SECRET_KEY. Print it with: tar --zstd -xOf ${file} secret-key\n`,
    ),
  })
})

/** Returns conversations with missing messages: the tables are from different moments. */
async function listTorn(settings: Settings) {
  const db = openServerDatabase(settings)
  const { rows } = await sql`select id from conversations where last_seq <> (
    select count(*) from messages where conversation_id = conversations.id)`.execute(db)
  await db.destroy()
  return rows
}

/** Adds data, so that a restore takes long enough to be killed. */
async function grow(settings: Settings) {
  const db = openServerDatabase(settings)
  await sql`insert into media (name, bytes, width, height, created_at)
    with recursive numbers (number) as
      (select 1 union all select number + 1 from numbers where number < 300)
    select 'picture ' || number, randomblob(100000), 1, 1, '' from numbers`.execute(db)
  await db.destroy()
}

async function runUntil(moment: string, args: string[], settings: Settings) {
  const { child, output, ended, kill } = spawnProgram(args, settings)
  await Promise.race([
    expect.poll(() => output.stderr, { timeout: 60_000 }).toContain(moment),
    ended,
  ])
  expect(child.exitCode).toBe(null)
  await kill('SIGKILL')
}

async function listTables(settings: Settings) {
  const db = openServerDatabase(settings)
  const tables = await db.introspection.getTables()
  await db.destroy()
  return tables.map(({ name }) => name)
}

const listFiles = ({ DATA_DIR = '' }: Settings) =>
  readdirSync(DATA_DIR)
    .filter((name) => !/-(lock|shm|wal)$/.test(name))
    .map((name) => `${name} ${statSync(join(DATA_DIR, name)).mtimeMs}`)

async function sendOne(sender: Sender, clients: Clients) {
  const id = newId()
  await sender.post(clients, { id, text: sender.write(id) })
}

/** Sends messages until stopped. */
function writeOn(senders: Sender[], clients: Clients) {
  let isStopped = false
  async function write(sender: Sender) {
    while (!isStopped) {
      const id = newId()
      const next = { id, text: sender.write(id), receipt: undefined as string | undefined }
      sender.sent.push(next)
      next.receipt = await sender.post(clients, next)
    }
  }
  const ended = Promise.all(senders.map(write))
  return {
    leastAcknowledged: () => Math.min(...senders.map((sender) => acknowledged(sender).length)),
    stop() {
      isStopped = true
      return ended
    },
  }
}

function acknowledged({ sent }: Sender) {
  return sent.flatMap(({ text, receipt }) => (receipt === undefined ? [] : [text]))
}
