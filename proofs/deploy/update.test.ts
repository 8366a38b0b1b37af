import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { makeContact } from '#tests/factories.ts'
import { createClient, signIn } from '#tests/processes/api-clients.ts'
import {
  createFolder,
  createPostgresDatabase,
  openServerDatabase,
  postgresSettings,
} from '#tests/processes/databases.ts'
import { adminSettings, type Settings } from '#tests/processes/server-process.ts'
import { findPorts } from './web-servers.ts'

const root = join(import.meta.dirname, '../..')
const parts = ['app', 'database', 'scripts', 'package.json', 'package-lock.json', 'server.ts']
/** Links the tests' packages and build, and runs the program from its sources. */
const build = `ln -s ${root}/node_modules ${root}/build .`

/** Creates a checkout with a service that two commands start and stop. */
async function start(more: Settings = {}) {
  // Removing thousands of files takes time.
  const project = createFolder((end) => onTestFinished(end, 60_000))
  const dataDir = createFolder()
  const { program: port } = await findPorts()
  const own = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' }
  const settings: Settings & { DATA_DIR: string } = { ...adminSettings, ...own, ...more }
  const file = join(dataDir, 'settings.env')
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'`)
  writeFileSync(file, lines.join('\n'))
  for (const part of parts) cpSync(join(root, part), join(project, part), { recursive: true })
  writeFileSync(join(project, '.gitignore'), 'node_modules\nbuild\nversions\ncurrent\n')
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=Example', '-c', 'user.email=example@office.example']
    const { status, stdout, stderr } = spawnSync('git', ['-C', project, ...who, ...args], {
      encoding: 'utf8',
    })
    expect({ args, status, stderr }).toMatchObject({ status: 0 })
    return stdout.trim()
  }
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '--message', 'An example')
    return git('rev-parse', '--short=12', 'HEAD')
  }
  git('init', '--quiet')

  const pidFile = join(dataDir, 'pid')
  const service = `cd current && set -a && . ${file} && NODE_ENV=production exec ${process.execPath} server.ts`
  const startService = `(${service}) >>${dataDir}/log 2>&1 & echo $! >${pidFile}`
  // An ended process can remain as a zombie.
  const lives = 'grep -qs "^State:.[^Z]" /proc/$p/status'
  const stopService = `p=$(cat ${pidFile}); kill $p; while ${lives}; do sleep 0.1; done; true`
  const run = (command: string) => spawnSync('/bin/sh', ['-c', command], { cwd: project })
  onTestFinished(() => void run(stopService))

  const given = { settings: file, stop: stopService, start: startService, build, patience: '20' }
  const options = Object.entries(given).flatMap(([name, value]) => [`--${name}`, value])
  const args = ['scripts/update.ts', ...options, 'HEAD']
  const place = { cwd: project, env: { PATH: process.env.PATH } }
  const updateFrom = (cwd: string, ...more: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...more], {
      ...place,
      cwd,
      encoding: 'utf8',
    })
    return { status, stdout, stderr }
  }
  const url = `http://${settings.HOST ?? '127.0.0.1'}:${port}`
  const listContacts = async () => {
    const { administrator } = await signIn(url)
    const contacts = await administrator.call(contactsApi.list, { querystring: {} })
    return contacts.map(({ name }) => name)
  }
  return {
    project,
    dataDir,
    settings,
    url,
    commit,
    listContacts,
    update: (...more: string[]) => updateFrom(project, ...more),
    /** Updates with the script of the running version. */
    updateFromCurrent: () => updateFrom(join(project, 'current')),
    startNow: () => run(startService),
    stopNow: () => run(stopService),
    /** Starts an update in its own process group, as a terminal does. */
    beginUpdate: () => spawn(process.execPath, args, { ...place, detached: true, stdio: 'ignore' }),
    send: (name: string) =>
      createClient(url).call(contactsApi.send, { body: makeContact({ name }) }),
    running: () => readlinkSync(join(project, 'current')).split('/').at(-1),
    isReady: async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok,
  }
}

/** Adds a migration, as a newer version does. */
function addMigration(project: string, name: string, table: string) {
  const folder = join(project, 'database/migrations')
  writeFileSync(
    join(folder, `${name}.ts`),
    `export const up = (db) => db.schema.createTable('${table}').addColumn('id', 'text').execute()`,
  )
  const all = join(folder, 'all.ts')
  const [head] = readFileSync(all, 'utf8').split(/}\s*$/)
  const entry = `  '${name}': { up: ${table} },\n}\n`
  writeFileSync(all, `import { up as ${table} } from './${name}.ts'\n${head}${entry}`)
}

/** Creates a version that migrates the database and then fails to start. */
function changeThenFail(project: string) {
  addMigration(project, '2099-01-02-more', 'more')
  const startFile = join(project, 'app/server/start.ts')
  const broken = readFileSync(startFile, 'utf8').replace('await addFirstContent(db)', 'throw 1')
  writeFileSync(startFile, broken)
}

async function hasTable(settings: Settings, table: string) {
  const db = openServerDatabase(settings)
  const tables = await db.introspection.getTables()
  await db.destroy()
  return tables.some(({ name }) => name === table)
}

test('a new version starts with the existing data; a version that is not ready is rolled back', async () => {
  const office = await start()
  const { project, dataDir, settings, commit, update, send, running, listContacts } = office
  const first = commit()
  expect(update()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Start the service'),
  })
  office.startNow()
  await expect.poll(office.isReady, { timeout: 30_000 }).toBe(true)
  await send('Asha')
  expect(update().stdout).toBe(`${first} is already running.\n`)

  addMigration(project, '2099-01-01-example', 'examples')
  const second = commit()
  expect(update()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('The new version is running'),
  })
  expect(running()).toBe(second)
  expect(await hasTable(settings, 'examples')).toBe(true)
  expect(await listContacts()).toEqual(['Asha'])
  expect(readdirSync(join(dataDir, 'before-updates'))).toHaveLength(1)

  office.stopNow()
  expect(update()).toMatchObject({ status: 0, stdout: expect.stringContaining('Starting it') })
  expect(await office.isReady()).toBe(true)

  await send('Binod')
  expect(update('--build', 'exit 1')).toMatchObject({ stdout: expect.stringContaining('already') })
  appendFileSync(join(project, 'server.ts'), '\n// Changed.\n')
  commit()
  expect(update('--build', 'exit 1')).toMatchObject({
    status: 1,
    stderr: 'The build failed. Nothing was changed.\n',
  })
  expect(running()).toBe(second)
  expect(await office.isReady()).toBe(true)

  changeThenFail(project)
  commit()
  expect(update()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The previous version'),
  })
  expect(running()).toBe(second)
  expect(await hasTable(settings, 'more')).toBe(false)
  expect(await listContacts()).toEqual(['Binod', 'Asha'])
}, 240_000)

test('the running version deploys the next and checks readiness at the configured address', async () => {
  const office = await start({ HOST: '127.0.0.2' })
  const { project, commit, update, running } = office
  commit()
  update()
  office.startNow()
  await expect.poll(office.isReady, { timeout: 30_000 }).toBe(true)

  appendFileSync(join(project, 'server.ts'), '\n// Changed.\n')
  const second = commit()
  // The checkout's own script may be outdated.
  writeFileSync(join(project, 'scripts/update.ts'), "throw new Error('Too old')")
  expect(office.updateFromCurrent()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('The new version is running'),
  })
  expect(running()).toBe(second)
  expect(readdirSync(join(project, 'versions'))).toHaveLength(2)
}, 240_000)

test('it rolls back on PostgreSQL too', async () => {
  const office = await start(postgresSettings(await createPostgresDatabase()))
  const { project, settings, commit, update, send, running, listContacts } = office
  const first = commit()
  expect(update()).toMatchObject({ status: 0 })
  office.startNow()
  await expect.poll(office.isReady, { timeout: 30_000 }).toBe(true)
  await send('Asha')

  changeThenFail(project)
  commit()
  expect(update()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The previous version is running again'),
  })
  expect(running()).toBe(first)
  expect(await hasTable(settings, 'more')).toBe(false)
  expect(await listContacts()).toEqual(['Asha'])
}, 240_000)

test('an update continues when the terminal closes, and only the newest backups remain', async () => {
  const office = await start()
  const { project, dataDir, commit, update, send, running, listContacts } = office
  commit()
  update()
  office.startNow()
  await expect.poll(office.isReady, { timeout: 30_000 }).toBe(true)
  await send('Asha')
  const folder = join(dataDir, 'before-updates')
  const old = ['20260101T000000Z', '20260102T000000Z', '20260103T000000Z', '20260104T000000Z']
  mkdirSync(folder)
  for (const name of old) writeFileSync(join(folder, `${name}.tar.zst`), '')
  // A file of an interrupted backup.
  writeFileSync(join(folder, '20260105T000000Z.tar.zst.part'), '')

  addMigration(project, '2099-01-01-example', 'examples')
  const second = commit()
  const updating = office.beginUpdate()
  const { pid = 0 } = updating
  const ended = once(updating, 'exit')
  await expect.poll(office.isReady, { timeout: 30_000 }).toBeFalsy()
  process.kill(-pid, 'SIGINT')
  process.kill(-pid, 'SIGHUP')

  expect(await ended).toEqual([0, null])
  expect(running()).toBe(second)
  expect(await listContacts()).toEqual(['Asha'])
  expect(readdirSync(folder).sort()).toEqual([
    ...old.slice(-2).map((name) => `${name}.tar.zst`),
    expect.stringMatching(/^20/),
  ])
}, 240_000)

test('an unrestorable database is not changed, and a message says what to do', async () => {
  const office = await start()
  const { project, dataDir, settings, commit, update, running } = office
  // Simulates a full disk.
  writeFileSync(join(project, 'scripts/restore.ts'), "throw new Error('No room')")
  const first = commit()
  update()
  office.startNow()
  await expect.poll(office.isReady, { timeout: 30_000 }).toBe(true)

  changeThenFail(project)
  commit()
  expect(update()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('the service is stopped. Restore '),
  })
  expect(running()).toBe(first)
  expect(await hasTable(settings, 'more')).toBe(true)
  expect(readdirSync(dataDir).filter((name) => /not-ready|restoring/.test(name))).toEqual([])
}, 240_000)
