/**
 * `npm run check` verifies that no migration that has landed was edited, because databases have
 * already run it. It compares the migrations with the list of their checksums, to which lines are
 * only added, and runs them on an empty database. Without a list, nothing has been released and the
 * migrations may change.
 *
 * `npm run add-migration` renames new files so that they come after the newest, adds them to the
 * list and writes the module that imports all migrations. With a slug, for example
 * `npm run add-migration lead-notes`, it creates an empty migration.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase } from '#database/connect.ts'
import { runMigrations } from '#database/migrate.ts'
import { hasTime, nameImports, nextName, slugOf } from './migration-names.ts'

const folder = 'database/migrations'
const list = join(folder, 'checksums.sha256')
const all = join(folder, 'all.ts')
const listed = readLines(existsSync(list) ? readFileSync(list, 'utf8') : '')

const [command, slug] = process.argv.slice(2)
if (command === 'add' && slug !== undefined) createMigration(slug)
else if (command === 'add') addMigrations()
else await check()

function listFiles() {
  return readdirSync(folder)
    .filter((name) => /^\d.*\.ts$/.test(name))
    .sort()
}

function createMigration(slug: string) {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(slug)) {
    console.error('Name it by lower-case words with hyphens, for example lead-notes.')
    process.exitCode = 1
    return
  }
  const file = join(folder, nextName(`${slug}.ts`, listFiles()))
  writeFileSync(
    file,
    `import type { Kysely } from 'kysely'\n\nexport async function up(db: Kysely<unknown>) {}\n`,
  )
  console.log(`Write ${file}, then run npm run add-migration.`)
}

/**
 * Adds the unlisted migrations to the list. Their names come after all listed ones, because a
 * fresh database runs migrations in the order of their names.
 */
function addMigrations() {
  const names = [...listed.keys()]
  for (const name of listFiles()) if (!listed.has(name)) names.push(moveToEnd(name, names))
  const added = names.slice(listed.size)
  appendFileSync(list, added.map((name) => `${hash(join(folder, name))}  ${name}\n`).join(''))
  writeFileSync(all, makeModule())
  console.log(added.length > 0 ? `Added ${added.join(', ')}.` : 'Every migration is listed.')
}

/**
 * Renames a migration so that it is the last one. A name with a time stays if no newer migration
 * has landed in the meantime.
 */
function moveToEnd(name: string, earlier: string[]) {
  const next = nextName(slugOf(name), earlier)
  if (hasTime(name) && name <= next && earlier.every((other) => other < name)) return name
  renameSync(join(folder, name), join(folder, next))
  console.log(`Renamed ${name} to ${next}.`)
  return next
}

async function check() {
  const problems = [...checkFiles(), ...checkOrder(), ...checkList()]
  if (problems.length === 0) problems.push(...(await checkFreshDatabase()))
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}

function checkFiles() {
  const files = listFiles()
  const present = new Map(files.map((name) => [name, hash(join(folder, name))]))
  const changed = [...listed].flatMap(([name, landed]) => {
    if (!present.has(name)) return [`${name} has landed and is gone: bring it back.`]
    if (present.get(name) === landed) return []
    return [`${name} has landed and was edited: restore it, and change more in a new migration.`]
  })
  const unlisted = existsSync(list) ? files.filter((name) => !listed.has(name)) : []
  const problems = [
    ...changed,
    ...unlisted.map((name) => `${name} is not in ${list}: npm run add-migration`),
  ]
  const isUpToDate = existsSync(all) && readFileSync(all, 'utf8') === makeModule()
  if (problems.length > 0 || isUpToDate) return problems
  return [`${all} does not list the migrations: npm run add-migration`]
}

/**
 * Checks that migrations have landed in the order of their names. Names without a time are older
 * than this rule, and some of them landed out of order.
 */
function checkOrder() {
  const names = [...listed.keys()]
  const first = names.findIndex(hasTime)
  if (first < 0) return []
  return names.slice(first).flatMap((name, index) => {
    const newest =
      names
        .slice(0, first + index)
        .toSorted()
        .at(-1) ?? ''
    if (hasTime(name) && name > newest) return []
    const advice = `take its line out of ${list}, then npm run add-migration`
    return [`${name} does not come after ${newest}, which landed before it: ${advice}`]
  })
}

/**
 * Runs all migrations on an empty SQLite database. The PostgreSQL tests do the same on PostgreSQL.
 */
async function checkFreshDatabase() {
  const temporary = mkdtempSync(join(tmpdir(), 'gantavya-migrations-'))
  const db = openDatabase(join(temporary, 'fresh.sqlite'))
  let current = ''
  try {
    const { migrations } = await import(resolve(all))
    const migrationEntries = Object.keys(migrations).map((name) => [
      name,
      {
        up: async (...args: unknown[]) => {
          current = name
          await migrations[name].up(...args)
        },
      },
    ])
    await runMigrations(db, Object.fromEntries(migrationEntries))
    return []
  } catch (error) {
    const { message } = error as Error
    return [`${current || all} fails on a fresh database: ${message}`]
  } finally {
    await db.destroy()
    rmSync(temporary, { recursive: true })
  }
}

function makeModule() {
  const imports = nameImports(listFiles().map((name) => name.replace(/\.ts$/, '')))
  return [
    '// Written by npm run add-migration.',
    ...imports.map(({ name, identifier }) => `import { up as ${identifier} } from './${name}.ts'`),
    '',
    '/** In order, by name. */',
    'export const migrations = {',
    ...imports.map(({ name, identifier }) => `  '${name}': { up: ${identifier} },`),
    '}',
    '',
  ].join('\n')
}

/**
 * Checks that no line of the list was changed: compares it with the first checksum of each
 * migration in the available git history. A branch may rename its migration until it is merged.
 */
function checkList() {
  const historic = readLines(readHistory().replace(/^[^+].*$/gm, ''))
  return [...historic].flatMap(([name, first]) =>
    listed.get(name) === first ? [] : [`${list} said of ${name}: ${first}. Lines are only added.`],
  )
}

/**
 * Returns the changes of the list on the main branch. Its own name finds lines that were lost in a merge of
 * it into a branch, where the first parent is the branch.
 */
function readHistory() {
  const format = ['--reverse', '--first-parent', '--no-color', '--format=', '-p']
  for (const branch of ['refs/remotes/origin/main', 'refs/heads/main', 'HEAD']) {
    const { status, stdout } = spawnSync('git', ['log', ...format, branch, '--', list])
    if (status === 0) return String(stdout)
  }
  return ''
}

/**
 * Returns the checksums by migration name, in the order of the list. If a migration has several
 * lines, the first one counts.
 */
function readLines(text: string) {
  const first = new Map<string, string>()
  for (const [, hash = '', name = ''] of text.matchAll(/^\+?([0-9a-f]{64}) {2}(\S+)$/gm)) {
    if (!first.has(name)) first.set(name, hash)
  }
  return first
}

function hash(file: string) {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
