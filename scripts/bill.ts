/**
 * `npm run --silent bill`: prints the software bill of materials of the runtime packages as CycloneDX.
 * npm creates it from the lock file; it needs npm 10 or newer and no network.
 *
 * `npm sbom --omit dev` would omit packages that runtime and development share, so it reads a lock
 * file without development packages. They are removed here because `npm install` would add cached
 * packages for other platforms.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MIN_NPM = 10

const version = execFileSync('npm', ['--version'], { encoding: 'utf8' }).trim()
if (Number.parseInt(version, 10) < MIN_NPM) {
  process.stderr.write(`The bill takes npm ${MIN_NPM} or newer; this is ${version}.\n`)
  process.exit(1)
}

interface Locked {
  /** The package is needed for development only. */
  dev?: boolean
  /** The package is needed for development and optional at runtime. */
  devOptional?: boolean
}

const root = join(import.meta.dirname, '..')
const temporaryFolder = mkdtempSync(join(tmpdir(), 'gantavya-bill-'))

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
  rmSync(temporaryFolder, { recursive: true })
}

function read(name: string) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'))
}

function write(name: string, content: object) {
  writeFileSync(join(temporaryFolder, name), JSON.stringify(content))
}

function npm(...args: string[]) {
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit']
  const maxBuffer = 64 * 1024 * 1024
  return execFileSync('npm', args, { cwd: temporaryFolder, encoding: 'utf8', stdio, maxBuffer })
}
