import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createFolder } from './databases.ts'

const root = join(import.meta.dirname, '../..')
const carried = `node_modules/node-${process.platform}-${process.arch}`

/** A fake npm that records its calls and installs this Node as the carried one. */
const npm = `
const fs = require('fs'), path = require('path')
const [command, , prefix] = process.argv.slice(2)
fs.appendFileSync('calls', command + ' by ' + process.argv0 + '\\n')
const folder = path.join(command === 'ci' ? prefix : '.', '${carried}', 'bin')
fs.rmSync(folder, { recursive: true, force: true })
fs.mkdirSync(folder, { recursive: true })
fs.copyFileSync('${process.execPath}', path.join(folder, 'node'))
if (command === 'install') fs.writeFileSync('node_modules/.package-lock.json', '')
`

let project: string

// The running Node replaces an older one here.
beforeEach(() => {
  project = createFolder(onTestFinished)
  for (const file of [
    'scripts/node.cjs',
    'scripts/prepare.mjs',
    'app/platform/server/site-languages.ts',
    'app/platform/browser/language.ne.ts',
  ]) {
    cpSync(join(root, file), join(project, file))
  }
  writeFileSync(join(project, 'npm-cli.js'), npm)
  writeLock({ [carried]: { version: process.versions.node, integrity: 'as it must be' } })
})

test('on an older Node, npm downloads the bundled Node and installs with it', () => {
  const apart = join(project, 'node_modules/.node', carried, 'bin/node')

  expect(prepare()).toEqual({ code: 0, stdout: `${join(project, carried, 'bin')}\n`, stderr: '' })

  expect(takeCalls()).toEqual([`ci by ${process.execPath}`, `install by ${apart}`])
  expect(existsSync(apart)).toBe(false)
})

test('uses installed packages that are up to date', () => {
  prepare()
  takeCalls()
  expect(prepare().stdout).toBe(`${join(project, carried, 'bin')}\n`)
  expect(takeCalls()).toEqual([])
})

test('installs packages again that another Node version installed', () => {
  prepare()
  takeCalls()
  const later = Date.now() / 1000 + 60
  utimesSync(join(project, 'node_modules/.package-lock.json'), later, later)
  prepare()
  expect(takeCalls()).toEqual([`install by ${join(project, carried, 'bin/node')}`])
})

test('replaces a bundled Node of another version', () => {
  prepare()
  takeCalls()
  writeLock({ [carried]: { version: '0.0.1', integrity: 'as it must be' } })
  expect(prepare()).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/ does not run here\.\n$/),
  })
  expect(takeCalls()).toEqual([`ci by ${process.execPath}`])
})

test.each([
  [
    'an npm that is too old',
    'npm/6.14.18 node/v14.21.3 linux x64',
    /^Gantavya needs .*npm 6\.14\.18\.\n$/,
  ],
  ['a machine without a bundled Node', 'npm/9.2.0', /^Gantavya needs Node 999 or newer.*\n$/],
])('reports %s in one sentence', (_name, agent, sentence) => {
  if (agent === 'npm/9.2.0') writeLock({})
  expect(prepare(agent)).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) })
  expect(takeCalls()).toEqual([])
})

test('npm start runs the bundled Node, forwards SIGTERM and exits with 0', async () => {
  const settings = { DATA_DIR: createFolder(), PORT: '0', LOG_LEVEL: 'warn' }
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings }
  const npm = spawn('npm', ['start'], { cwd: root, env, detached: true })
  const ended = once(npm, 'close')
  onTestFinished(() => {
    if (npm.exitCode === null) process.kill(-Number(npm.pid), 'SIGKILL')
  })
  let output = ''
  for (;;) {
    const [text] = await once(npm.stdout, 'data')
    output += text
    if (output.includes('ready at')) break
  }

  npm.kill('SIGTERM')

  expect(await ended).toEqual([0, null])
})

function prepare(agent = 'npm/9.2.0 node/v18.20.4 linux x64') {
  const env = {
    PATH: process.env.PATH,
    npm_execpath: join(project, 'npm-cli.js'),
    npm_config_user_agent: agent,
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(project, 'scripts/node.cjs')],
    {
      env,
      encoding: 'utf8',
    },
  )
  return { code: status, stdout, stderr }
}

function takeCalls() {
  const file = join(project, 'calls')
  const calls = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  rmSync(file, { force: true })
  return calls
}

function writeLock(others: object) {
  const packages = { '': { engines: { node: '>=999' } }, ...others }
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages }))
}

test('`npm ci` accepts the lock file, which is complete for every platform', () => {
  interface Locked {
    dependencies?: Record<string, string>
    optionalDependencies?: Record<string, string>
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  /** Resolves like Node: next to the package, then in parent folders. */
  const isLocked = (path: string, name: string): boolean => {
    if (`${path && `${path}/`}node_modules/${name}` in packages) return true
    if (path === '') return false
    return isLocked(path.slice(0, path.lastIndexOf('node_modules/')).replace(/\/$/, ''), name)
  }

  const missing = Object.entries<Locked>(packages).flatMap(
    ([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isLocked(path, name))
        .map((name) => `${path}: ${name}`),
  )

  expect(missing).toEqual([])
})
