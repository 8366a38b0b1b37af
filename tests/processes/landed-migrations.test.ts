import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { nextName, slugOf } from '../../scripts/migration-names.ts'
import { createFolder } from './databases.ts'

const program = join(import.meta.dirname, '../../scripts/landed-migrations.ts')
const list = 'database/migrations/checksums.sha256'
const first = 'database/migrations/2026-01-01-first.ts'
const second = 'database/migrations/2026-02-02-second.ts'
const folder = 'database/migrations'

let root: string

beforeEach(() => {
  root = createFolder(onTestFinished)
  mkdirSync(join(root, 'database/migrations'), { recursive: true })
  write('package.json', '{"type":"module"}')
  git('init', '--quiet', '--initial-branch=main')
  write(first, makeTable('offices'))
  // The first ones were listed by hand, with the day only.
  write(list, makeLine(first))
  add()
  commit()
})

test('accepts unchanged migrations', () => {
  expect(check()).toEqual({ code: 0, says: '' })
})

test('reports an edited migration', () => {
  write(first, makeTable('office'))
  expect(check()).toEqual({
    code: 1,
    says: expect.stringMatching(/first\.ts .* was edited: .+\.\n$/),
  })
})

test('reports a removed migration', () => {
  rmSync(join(root, first))
  expect(check()).toEqual({ code: 1, says: expect.stringMatching(/first\.ts .* is gone: .+\.\n$/) })
})

test('reports a new migration until it is added, which changes no other line', () => {
  const before = readFileSync(join(root, list), 'utf8')
  write(second, makeTable('students'))
  expect(check()).toEqual({ code: 1, says: expect.stringContaining('npm run add-migration') })

  add()

  expect(check()).toEqual({ code: 0, says: '' })
  expect(readFileSync(join(root, list), 'utf8')).toMatch(new RegExp(`^${before}\\w{64} .*\n$`))
})

test('detects a checksum list that was changed to fit an edited migration', () => {
  const before = readFileSync(join(root, list), 'utf8')
  write(first, makeTable('office'))
  write(list, makeLine(first))
  commit()
  const refusal = { code: 1, says: expect.stringMatching(/said of 2026-01-01-first\.ts: \w{64}/) }
  expect(check()).toEqual(refusal)

  // Also as a line before the right one, and when both are gone.
  write(list, readFileSync(join(root, list), 'utf8') + before)
  expect(check()).toEqual(refusal)
  rmSync(join(root, first))
  write(list, '')
  expect(check()).toEqual(refusal)

  write(first, makeTable('offices'))
  write(list, before)
  commit()
  expect(check()).toEqual({ code: 0, says: '' })
})

test('allows a branch to rename its migration until it is merged', () => {
  git('switch', '--quiet', '--create', 'branch')
  write(second, makeTable('students'))
  add()
  commit()
  const [, early = ''] = listMigrations()
  rmSync(join(root, folder, `${early}.ts`))
  write(join(folder, '2999-01-01-000000-second.ts'), makeTable('students'))
  write(list, makeLine(first) + makeLine(join(folder, '2999-01-01-000000-second.ts')))
  add()
  commit()
  expect(check()).toEqual({ code: 0, says: '' })

  git('switch', '--quiet', 'main')
  merge('branch')
  expect(check()).toEqual({ code: 0, says: '' })
  write('database/migrations/2999-01-01-000000-second.ts', makeTable('student'))
  write(list, makeLine(first) + makeLine('database/migrations/2999-01-01-000000-second.ts'))
  commit()
  expect(check()).toMatchObject({ code: 1, says: expect.stringContaining('said of 2999-01-01') })
})

test('detects a landed migration that a branch has renamed when it merged the main branch', () => {
  git('switch', '--quiet', '--create', 'branch')
  write('notes.txt', 'Work of the branch')
  commit()
  git('switch', '--quiet', 'main')
  write(second, makeTable('students'))
  add()
  commit()
  const [, landed = ''] = listMigrations()

  git('switch', '--quiet', 'branch')
  merge('main', '--no-commit')
  rmSync(join(root, folder, `${landed}.ts`))
  write(join(folder, '2999-01-01-000000-second.ts'), makeTable('students'))
  write(list, makeLine(first) + makeLine(join(folder, '2999-01-01-000000-second.ts')))
  add()
  commit()
  expect(check()).toEqual({ code: 1, says: expect.stringContaining(`said of ${landed}.ts`) })
})

test('allows edits before the first release', () => {
  rmSync(join(root, list))
  commit()
  write(first, makeTable('office'))
  const said = expect.stringContaining('said of 2026-01-01-first.ts')
  expect(check()).toEqual({ code: 1, says: said })
  rmSync(join(root, '.git'), { recursive: true })
  expect(check()).toEqual({ code: 0, says: '' })
})

test('checks the list without git history', () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(check()).toEqual({ code: 0, says: '' })
  write(first, makeTable('office'))
  expect(check()).toMatchObject({ code: 1 })
})

function check() {
  const { status, stderr } = run()
  return { code: status, says: stderr }
}

function add() {
  expect(run('add')).toMatchObject({ status: 0, stderr: '' })
}

/** Git looks into no repository but this one. */
function run(...args: string[]) {
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: join(root, '..') }
  return spawnSync(process.execPath, [program, ...args], { cwd: root, env, encoding: 'utf8' })
}

function write(file: string, text: string) {
  writeFileSync(join(root, file), text)
}

function commit() {
  git('add', '.')
  git(...author, 'commit', '-qm', 'Change')
}

const author = ['-c', 'user.name=Test', '-c', 'user.email=test@office.example']

const merge = (branch: string, ...options: string[]) =>
  git(...author, 'merge', '--quiet', '--no-ff', '--no-edit', ...options, branch)

function git(...args: string[]) {
  execFileSync('git', args, { cwd: root })
}

test('the module that imports all migrations is written with the list, and compared with it', () => {
  write(second, makeTable('students'))
  add()
  const all = readFileSync(join(root, 'database/migrations/all.ts'), 'utf8')
  const [, name] = listMigrations()
  expect(all).toContain(`import { up as second } from './${name}.ts'`)
  expect(all).toMatch(/'2026-01-01-first': \{ up: first \},\n\s+'[\d-]+-second': \{ up: second \}/)

  write('database/migrations/all.ts', all.replace(/.*second.*\n/g, ''))
  expect(check()).toEqual({ code: 1, says: expect.stringContaining('does not list') })
})

test.each(['2026-01-01-before.ts', '2999-01-01-before.ts', '2999-01-01-000000-before.ts'])(
  'renames a migration written as %s after the newest one',
  (name) => {
    write(
      join(folder, name),
      `export const up = (db) =>
      db.schema.alterTable('offices').addColumn('city', 'text').execute()`,
    )
    add()

    const [oldest, newest] = listMigrations()
    expect(oldest).toBe('2026-01-01-first')
    expect(newest).toMatch(/^\d{4}-\d{2}-\d{2}-\d{6}-before$/)
    expect(newest?.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10))
    expect(check()).toEqual({ code: 0, says: '' })
  },
)

test('continues after names that are ahead of the clock', () => {
  const late = join(folder, '2999-12-31-late.ts')
  write(late, makeTable('late'))
  write(list, makeLine(first) + makeLine(late))
  write(join(folder, '2026-02-02-b.ts'), makeTable('b'))
  write(join(folder, '2026-02-02-a.ts'), makeTable('a'))
  add()
  write(join(folder, '2026-02-02-c.ts'), makeTable('c'))
  add()

  expect(listMigrations()).toEqual([
    '2026-01-01-first',
    '2999-12-31-late',
    '3000-01-01-000000-a',
    '3000-01-01-000001-b',
    '3000-01-01-000002-c',
  ])
  expect(check()).toEqual({ code: 0, says: '' })
})

test('gives unique names to migrations with equal or reserved slugs', () => {
  for (const [name, table] of Object.entries({ a: 'a', b: 'b' })) {
    write(join(folder, `2026-02-0${name === 'a' ? 1 : 2}-notes.ts`), makeTable(table))
  }
  write(join(folder, '2026-02-03-notes-2.ts'), makeTable('c'))
  write(join(folder, '2026-02-04-delete.ts'), makeTable('d'))
  add()

  expect(check()).toEqual({ code: 0, says: '' })
  const all = readFileSync(join(root, 'database/migrations/all.ts'), 'utf8')
  const identifiers = [...all.matchAll(/up as (\w+)/g)].map(([, identifier]) => identifier)
  expect(identifiers).toEqual(['first', 'notes', 'notes2', 'notes22', 'deleteMigration'])
})

test('renames a migration that was added before a newer one landed', () => {
  write(second, makeTable('students'))
  add()
  const [, mine = ''] = listMigrations()
  // As after a rebase on a list that contains a newer migration.
  const theirs = nextName('theirs.ts', [`${mine}.ts`])
  write(join(folder, theirs), makeTable('theirs'))
  write(list, makeLine(first) + makeLine(join(folder, theirs)))
  add()

  expect(listMigrations().map(slugOf)).toEqual(['first', 'theirs', 'second'])
  expect(check()).toEqual({ code: 0, says: '' })
})

test('reports a migration that is named before the newest one', () => {
  write(second, makeTable('students'))
  add()
  const early = join(folder, '2026-02-03-000000-early.ts')
  write(early, makeTable('early'))
  write(list, readFileSync(join(root, list), 'utf8') + makeLine(early))

  expect(check()).toMatchObject({
    code: 1,
    says: expect.stringMatching(/2026-02-03-000000-early\.ts does not come after \S+-second\.ts/),
  })
})

test('reports a migration that fails on a new database', () => {
  write(second, `export const up = (db) => db.schema.dropTable('students').execute()`)
  add()
  expect(check()).toEqual({
    code: 1,
    says: expect.stringMatching(/-second fails on a fresh database: no such table: students\n$/),
  })
})

test('creates an empty migration by its slug with a name after the newest one', () => {
  expect(run('add', 'lead-notes')).toMatchObject({ status: 0, stderr: '' })
  expect(listMigrations().map(slugOf)).toEqual(['first', 'lead-notes'])
  expect(check()).toMatchObject({ code: 1, says: expect.stringContaining('npm run add-migration') })
  add()
  expect(check()).toEqual({ code: 0, says: '' })

  expect(run('add', '../Notes').status).toBe(1)
})

const makeTable = (name: string) =>
  `export const up = (db) => db.schema.createTable('${name}').addColumn('id', 'text').execute()\n`

function makeLine(file: string) {
  const bytes = readFileSync(join(root, file))
  return `${createHash('sha256').update(bytes).digest('hex')}  ${basename(file)}\n`
}

const listMigrations = () =>
  readdirSync(join(root, folder))
    .filter((name) => /^\d.*\.ts$/.test(name))
    .map((name) => name.slice(0, -3))
    .sort()
