/**
 * `npm run --silent bill`: the software bill of materials of all that runs, as CycloneDX, made by npm
 * itself of the lock file. Takes npm 10 or newer, and no network.
 *
 * `npm sbom --omit dev` would leave out what both the program and its tools for developers use, so
 * it is asked of a lock file in which there are no such tools. They are taken out here: `npm install`
 * would also add what it happens to remember of packages for other machines.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LEAST_NPM = 10

const version = execFileSync('npm', ['--version'], { encoding: 'utf8' }).trim()
if (Number.parseInt(version, 10) < LEAST_NPM) {
  process.stderr.write(`The bill takes npm ${LEAST_NPM} or newer; this is ${version}.\n`)
  process.exit(1)
}

interface Locked {
  /** For developers alone. */
  dev?: boolean
  /** For developers, and wanted by what runs if it is there. */
  devOptional?: boolean
}

const root = join(import.meta.dirname, '..')
const apart = mkdtempSync(join(tmpdir(), 'gantavya-bill-'))

try {
  const { devDependencies: _, ...project } = read('package.json')
  const lock = read('package-lock.json')
  const packages = Object.entries<Locked>(lock.packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional,
  )
  write('package.json', project)
  write('package-lock.json', {
    ...lock,
    packages: { '': project, ...Object.fromEntries(packages) },
  })
  process.stdout.write(npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'))
} finally {
  rmSync(apart, { recursive: true })
}

function read(name: string) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'))
}

function write(name: string, content: object) {
  writeFileSync(join(apart, name), JSON.stringify(content))
}

function npm(...args: string[]) {
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit']
  const maxBuffer = 64 * 1024 * 1024
  return execFileSync('npm', args, { cwd: apart, encoding: 'utf8', stdio, maxBuffer })
}
