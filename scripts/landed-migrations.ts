/**
 * A migration that has landed is never edited: there are databases that ran it as it was. Holds
 * the migrations to a list that only grows: npm run check; to add new ones: npm run add-migration,
 * which also writes the module that knows them all.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'database/migrations'
const list = join(folder, 'landed.sha256')
const all = join(folder, 'all.ts')
const files = readdirSync(folder)
  .filter((name) => /^\d.*\.ts$/.test(name))
  .sort()
const present = new Map(files.map((name) => [name, hash(join(folder, name))]))
const listed = readLines(existsSync(list) ? readFileSync(list, 'utf8') : '')

if (process.argv[2] === 'add') {
  const added = files.filter((name) => !listed.has(name))
  appendFileSync(list, added.map((name) => `${present.get(name)}  ${name}\n`).join(''))
  writeFileSync(all, makeModule())
  console.log(added.length > 0 ? `Added ${added.join(', ')}.` : 'Every migration is listed.')
} else {
  const faults = [...judgeFiles(), ...judgeList()]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}

function judgeFiles() {
  const changed = [...listed].flatMap(([name, landed]) => {
    if (!present.has(name)) return [`${name} has landed and is gone: bring it back.`]
    if (present.get(name) === landed) return []
    return [`${name} has landed and was edited: restore it, and change more in a new migration.`]
  })
  const fresh = files.filter((name) => !listed.has(name))
  const faults = [
    ...changed,
    ...fresh.map((name) => `${name} is not in ${list}: npm run add-migration`),
  ]
  const isKnown = existsSync(all) && readFileSync(all, 'utf8') === makeModule()
  if (faults.length > 0 || isKnown) return faults
  return [`${all} does not list the migrations: npm run add-migration`]
}

function makeModule() {
  const names = files.map((name) => name.replace(/\.ts$/, ''))
  const call = (name: string) =>
    name.slice('2026-11-21-'.length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  return [
    '// Written by npm run add-migration.',
    ...names.map((name) => `import { up as ${call(name)} } from './${name}.ts'`),
    '',
    '/** In order, by name. */',
    'export const migrations = {',
    ...names.map((name) => `  '${name}': { up: ${call(name)} },`),
    '}',
    '',
  ].join('\n')
}

/** What the list said first of a migration, as far as this copy of the history goes back. */
function judgeList() {
  const { stdout } = spawnSync('git', [
    'log',
    '--reverse',
    '--no-color',
    '--format=',
    '-p',
    '--',
    list,
  ])
  const ever = readLines(String(stdout).replace(/^[^+].*$/gm, ''))
  return [...ever].flatMap(([name, first]) =>
    listed.get(name) === first ? [] : [`${list} said of ${name}: ${first}. Lines are only added.`],
  )
}

/** By name; of several lines about one migration the first counts. */
function readLines(text: string) {
  const lines = [...text.matchAll(/^\+?([0-9a-f]{64}) {2}(\S+)$/gm)]
  return new Map(lines.toReversed().map(([, hash = '', name = '']) => [name, hash]))
}

function hash(file: string) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
