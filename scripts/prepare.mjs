/**
 * Runs before every npm script, on the Node that scripts/node.cjs found and without dependencies:
 * installs the packages of package-lock.json and builds the pages, each only when out of date.
 *
 *   node scripts/prepare.mjs [develop] [build] [serve]
 *
 * `develop` also installs the development packages, `build` builds the pages,
 * `serve` is `build` with a smaller installation.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { siteLanguages } from '../app/platform/server/site-languages.ts'

const wanted = process.argv.slice(2)
process.chdir(join(import.meta.dirname, '..'))

// This file is written after each installation. An installation by another version of Node may lack
// packages.
const installed = 'node_modules/.installed'
const locks = ['package-lock.json', 'node_modules/.package-lock.json']
const hasTools = existsSync('node_modules/vitest')
const lacksTools = wanted.includes('develop') && !hasTools
if (lacksTools || Math.max(...locks.map(changed)) > changed(installed)) {
  const omit = wanted.includes('develop') || hasTools ? [] : ['--omit=dev']
  // `npm ci` refuses a lock file made where a package for another platform was not available.
  runNpm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...omit])
  writeFileSync(installed, '')
}

const needsBuild = wanted.includes('build') || wanted.includes('serve')
const sources = [
  ...['app', 'database', 'public', 'scripts/compress.ts', 'server.ts', 'package-lock.json'],
  ...[
    'vite.config.ts',
    'vite.server.config.ts',
    'react-router.config.ts',
    'languages.ts',
    'scripts/language',
  ],
]
if (needsBuild && Math.max(...sources.map(newest)) > changed('build/program/server.js')) {
  buildPages('en')
  for (const language of siteLanguages) {
    buildPages(language)
    // The names of these files are hashes of their contents, so files of all languages fit in one folder.
    const files = join('build', language, 'client')
    cpSync(join(files, 'assets'), 'build/client/assets', { recursive: true })
    rmSync(files, { recursive: true })
  }
  run(process.execPath, ['scripts/compress.ts'])
  const server = ['--config', 'vite.server.config.ts', '--logLevel', 'warn']
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...server])
}

// Deletes the copy that node.cjs installed first, because node_modules now contains its own.
if (existsSync(`node_modules/node-${process.platform}-${process.arch}`)) {
  rmSync('node_modules/.node', { recursive: true, force: true })
}

function buildPages(SITE_LANGUAGE) {
  const cli = ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn']
  run(process.execPath, cli, { ...process.env, NODE_ENV: 'production', SITE_LANGUAGE })
}

function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function newest(path) {
  if (!statSync(path).isDirectory()) return changed(path)
  return Math.max(changed(path), ...readdirSync(path).map((name) => newest(join(path, name))))
}

/**
 * Runs the npm that runs this script, but with the project's Node, because npm omits packages that
 * do not support the Node it runs on. Hides the engine warnings of an old npm.
 */
function runNpm(parameters) {
  const cli = process.env.npm_execpath
  const env = { ...process.env, NODE_ENV: undefined, NODE_NO_WARNINGS: '1' }
  if (cli?.endsWith('npm-cli.js')) run(process.execPath, [cli, ...parameters], env)
  else run('npm', parameters, env)
}

function run(command, parameters, env = { ...process.env, NODE_ENV: 'production' }) {
  const { status, error } = spawnSync(command, parameters, { stdio: ['ignore', 2, 2], env })
  if (error) console.error(`${command} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}
