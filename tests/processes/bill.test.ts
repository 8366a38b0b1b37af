import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

interface Locked {
  version: string
  license?: string
  /** Development only. */
  dev?: boolean
  /** Development, and optional at runtime. */
  devOptional?: boolean
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
/** The runtime packages by name and version, for all platforms. */
const shipped = Object.entries<Locked>(lock.packages)
  .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
  .map(([path, { version, license }]) => ({
    name: `${path.replace(/.*node_modules\//, '')}@${version}`,
    license,
  }))

const npm = execFileSync('npm', ['--version'], { encoding: 'utf8' }).trim()
const isNewEnough = Number.parseInt(npm, 10) >= 10

function makeBill() {
  const { stdout, stderr, status } = spawnSync('npm', ['run', '--silent', 'bill'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { stdout, stderr, status }
}

test.runIf(isNewEnough)(
  'the software bill of materials is made from the lock file and lists everything that runs',
  () => {
    const { stdout, status } = makeBill()

    expect(status).toBe(0)
    const { bomFormat, components } = JSON.parse(stdout)
    const named = components.map(({ 'bom-ref': ref }: { 'bom-ref': string }) => ref)
    expect(bomFormat).toBe('CycloneDX')
    expect(new Set(named)).toEqual(new Set(shipped.map(({ name }) => name)))
  },
)

test.skipIf(isNewEnough)('reports an npm version that cannot create the bill of materials', () => {
  const stderr = `The bill takes npm 10 or newer; this is ${npm}.\n`
  expect(makeBill()).toEqual({ stdout: '', stderr, status: 1 })
})

/** Permissive licences. */
const free = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'PSF-2.0',
  'CC0-1.0',
]

/** Licences with further conditions; docs/licences.md says how they are met. */
const named = [
  [/^@img\/sharp-(libvips|wasm32|win32)/, 'LGPL-3.0-or-later'],
  [/^libheif-js@/, 'LGPL-3.0'],
  [/^lightningcss/, 'MPL-2.0'],
  [/^caniuse-lite/, 'CC-BY-4.0'],
] as const

test('every dependency has a permissive licence or one whose conditions are documented', () => {
  const text = readFileSync(join(root, 'docs/licences.md'), 'utf8')

  for (const { name, license = 'none' } of shipped) {
    const [, exception = ''] = named.find(([pattern]) => pattern.test(name)) ?? []
    const others = license.split(' AND ').filter((each) => !free.includes(each))
    expect([name, others]).toEqual([name, others.length > 0 ? [exception] : []])
  }
  for (const [, license] of named) expect(text).toContain(license)
})

test.each(['client', 'server', 'program'])('the build of the %s includes its licences', (part) => {
  const licences = readFileSync(join(root, 'build', part, 'licences.txt'), 'utf8')

  expect(licences).toContain('Permission is hereby granted')
})

test('the licences cover everything that browsers load, including fonts and flags', () => {
  const read = (path: string) => readFileSync(join(root, 'build/client', path), 'utf8')

  const licences = read('licences.txt')
  for (const name of ['react', 'react-dom', 'lucide-react', 'recharts', 'sonner']) {
    expect(licences).toMatch(new RegExp(`^##? ${name}\\b`, 'm'))
  }
  expect(read('licence-of-fonts.txt')).toContain('SIL OPEN FONT LICENSE')
  expect(read('licence-of-hucre.txt')).toContain('Permission is hereby granted')
  expect(read('flags/LICENSE.txt')).toContain('The MIT License')
})
