/**
 * `npm run --silent bill`: the software bill of materials of all that runs, as CycloneDX, made by npm
 * itself of the lock file. Takes npm 10 or newer, and no network.
 *
 * `npm sbom --omit dev` would leave out what both the program and its tools for developers use, so
 * it is asked of a lock file in which there are no such tools.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LEAST_NPM = 10

const version = execFileSync('npm', ['--version'], { encoding: 'utf8' }).trim()
if (Number.parseInt(version, 10) < LEAST_NPM) {
  process.stderr.write(`The bill takes npm ${LEAST_NPM} or newer; this is ${version}.\n`)
  process.exit(1)
}

const root = join(import.meta.dirname, '..')
const apart = mkdtempSync(join(tmpdir(), 'gantavya-bill-'))

try {
  const { devDependencies: _, ...project } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  writeFileSync(join(apart, 'package.json'), JSON.stringify(project))
  copyFileSync(join(root, 'package-lock.json'), join(apart, 'package-lock.json'))
  npm('install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund')
  process.stdout.write(npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'))
} finally {
  rmSync(apart, { recursive: true })
}

function npm(...args: string[]) {
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit']
  const maxBuffer = 64 * 1024 * 1024
  return execFileSync('npm', args, { cwd: apart, encoding: 'utf8', stdio, maxBuffer })
}
