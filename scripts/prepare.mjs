/**
 * Runs before every npm script, also on an older Node and with nothing installed:
 * installs what package-lock.json names and builds the pages, each only when out of date.
 *
 *   node scripts/prepare.mjs [develop] [build] [serve]
 *
 * `develop` installs what tests and checks need too, `build` builds the pages,
 * `serve` is `build` with a smaller installation.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const wanted = process.argv.slice(2)
const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
process.chdir(root)

const hasTools = existsSync('node_modules/vitest')
const lacksTools = wanted.includes('develop') && !hasTools
if (lacksTools || changed('package-lock.json') > changed('node_modules/.package-lock.json')) {
  const omit = wanted.includes('develop') || hasTools ? [] : ['--omit=dev']
  // Not `npm ci`: it refuses a lock file made where a package for another platform was not to be had.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...omit])
}

const node = carriedNode()
const needsBuild = wanted.includes('build') || wanted.includes('serve')
const sources = [
  ...['app', 'database', 'public', 'scripts/compress.ts', 'server.ts', 'package-lock.json'],
  ...['vite.config.ts', 'vite.server.config.ts', 'react-router.config.ts'],
]
if (needsBuild && Math.max(...sources.map(newest)) > changed('build/program/server.js')) {
  run(node, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'])
  run(node, ['scripts/compress.ts'])
  const server = ['--config', 'vite.server.config.ts', '--logLevel', 'warn']
  run(node, ['node_modules/vite/bin/vite.js', 'build', ...server])
}

/** The Node that package.json asks for: the installed one, or the one that npm brought along. */
function carriedNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const least = Number(engines.node.replace(/\D/g, ''))
  const carried = `node_modules/node-linux-${process.arch}/bin/node`
  if (existsSync(carried)) return carried
  if (Number.parseInt(process.versions.node, 10) >= least) return process.execPath
  console.error(`Gantavya needs Node ${least} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function newest(path) {
  if (!statSync(path).isDirectory()) return changed(path)
  return Math.max(changed(path), ...readdirSync(path).map((name) => newest(join(path, name))))
}

function run(command, parameters) {
  const env = { ...process.env, NODE_ENV: command === 'npm' ? undefined : 'production' }
  const { status, error } = spawnSync(command, parameters, { stdio: ['ignore', 2, 2], env })
  if (error) console.error(`${command} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}
