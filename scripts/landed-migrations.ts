/**
 * A migration that has landed is never edited: there are databases that ran it as it was. Holds
 * the migrations to a list that only grows: npm run check; to add new ones: npm run add-migration
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'database/migrations'
const list = join(folder, 'landed.sha256')
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
const present = new Map(files.map((name) => [name, hash(join(folder, name))]))
const listed = readLines(existsSync(list) ? readFileSync(list, 'utf8') : '')

if (process.argv[2] === 'add') {
  const added = files.filter((name) => !listed.has(name))
  appendFileSync(list, added.map((name) => `${present.get(name)}  ${name}\n`).join(''))
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
  return [...changed, ...fresh.map((name) => `${name} is not in ${list}: npm run add-migration`)]
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
