import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createFolder, postgresSettings } from './databases.ts'
import { runProgram, type Settings, startServer } from './server-process.ts'

/** SQLite's default page size. */
const PAGE_BYTES = 4096
const password = 'a-password-that-nobody-may-read'
const account = { ADMIN_USERNAME: 'admin', ADMIN_EMAIL: 'admin@office.example' }

const wrong: [setting: string, what: string, settings: Settings][] = [
  ['PORT', 'is not a number', { PORT: 'abc' }],
  ['PORT', 'is too large', { PORT: '70000' }],
  ['HOST', 'is unknown', { HOST: 'no-such-host.invalid' }],
  ['PUBLIC_URL', 'has a path', { PUBLIC_URL: 'https://www.example.org/site' }],
  ['DATABASE_URL', 'is another kind of database', { DATABASE_URL: 'mysql://localhost/office' }],
  [
    'DATABASE_URL',
    'cannot be reached',
    postgresSettings(`postgres://office:${password}@127.0.0.1:1/office`),
  ],
  ['SECRET_KEY', 'is missing', { DATABASE_URL: `postgres://office:${password}@127.0.0.1/office` }],
  ['SECRET_KEY', 'is short', { SECRET_KEY: 'too short' }],
  ['TRUST_PROXY', 'is not an address', { TRUST_PROXY: 'nonsense' }],
  ['TRUST_PROXY', 'contains an impossible address', { TRUST_PROXY: '10.0.0.0/8,300.1.2.3/40' }],
  ['RATE_LIMIT_FACTOR', 'is zero', { RATE_LIMIT_FACTOR: '0' }],
  ['LOG_LEVEL', 'is unknown', { LOG_LEVEL: 'loud' }],
  ['METRICS_PORT', 'is not a number', { METRICS_PORT: 'any' }],
  ['METRICS_TOKEN', 'is short', { METRICS_TOKEN: 'short' }],
  [
    'SMTP_URL',
    'is not an address',
    { SMTP_URL: `smtp:office:${password}`, MAIL_FROM: 'a@b.example' },
  ],
  ['SMTP_URL', 'is missing', { MAIL_FROM: 'a@b.example' }],
  ['MAIL_FROM', 'is missing', { SMTP_URL: `smtp://office:${password}@mail.example` }],
  ['ADMIN_PASSWORD', 'is short', { ...account, ADMIN_PASSWORD: 'short' }],
  ['ADMIN_PASSWORD', 'is missing', account],
  ['ADMIN_PASSWORD', 'is common', { ...account, ADMIN_PASSWORD: 'Password1' }],
  ['ADMIN_PASSWORD', 'is a name', { ...account, ADMIN_PASSWORD: 'gantavya-admin-1' }],
  ['ADMIN_USERNAME', 'is missing', { ADMIN_PASSWORD: password }],
  ['ADMIN_EMAIL', 'is no address', { ...account, ADMIN_PASSWORD: password, ADMIN_EMAIL: 'admin' }],
]

test.each(wrong)('the server does not start if %s %s', async (setting, _what, settings) => {
  await expectToStop({ DATA_DIR: createFolder(), ...settings }, setting)
})

test('the server does not start if DATA_DIR is not writable', async () => {
  const file = join(createFolder(), 'file')
  writeFileSync(file, '')
  await expectToStop({ DATA_DIR: join(file, 'data') }, 'DATA_DIR')
})

test('the server does not start if the file in DATA_DIR is not a database', async () => {
  const folder = createFolder()
  writeFileSync(join(folder, 'gantavya.sqlite'), 'This is a letter to the office. '.repeat(50))
  await expectToStop({ DATA_DIR: folder }, 'DATA_DIR')
})

test('the server does not start if the database is damaged', async () => {
  const { file, settings } = await makeData()
  const db = new DatabaseSync(file)
  const roots = db.prepare("select rootpage from sqlite_schema where tbl_name = 'office'").all()
  db.close()
  const bytes = readFileSync(file)
  for (const { rootpage } of roots) {
    bytes.fill(0xaa, (Number(rootpage) - 1) * PAGE_BYTES, Number(rootpage) * PAGE_BYTES)
  }
  writeFileSync(file, bytes)
  await expectToStop(settings, 'DATA_DIR')
})

test('the server does not start if the database is read-only', async () => {
  const { file, settings } = await makeData()
  const bytes = readFileSync(file)
  // A future file format version: SQLite opens it read-only, also for root.
  bytes[18] = 3
  writeFileSync(file, bytes)
  await expectToStop(settings, 'DATA_DIR')
})

test.each(['', 'abcd'])(
  'the server does not start if secret-key contains only "%s"',
  async (key) => {
    const { folder, settings } = await makeData()
    writeFileSync(join(folder, 'secret-key'), key)
    await expectToStop(settings, 'DATA_DIR')
  },
)

/** Creates a data folder by starting a server once. */
async function makeData() {
  const folder = createFolder()
  const settings = { DATA_DIR: folder }
  await (await startServer(settings)).kill('SIGTERM')
  return { folder, settings, file: join(folder, 'gantavya.sqlite') }
}

test('the server does not start if another program uses the PORT', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expectToStop({ DATA_DIR: createFolder(), PORT: String(port) }, 'PORT')
})

async function expectToStop(settings: Settings, setting: string) {
  const { code, stdout, stderr } = await runProgram(['build/program/server.js'], settings)
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(new RegExp(`^${setting} [^\\n]+\\n$`))
  expect(stderr).not.toContain(password)
}
