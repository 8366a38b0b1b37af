import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './databases.ts'

const program = join(import.meta.dirname, '../../scripts/landed-migrations.ts')
const list = 'database/migrations/landed.sha256'
const first = 'database/migrations/2026-01-01-first.ts'
const second = 'database/migrations/2026-02-02-second.ts'

let root: string

beforeEach(() => {
  root = makeFolder(onTestFinished)
  mkdirSync(join(root, 'database/migrations'), { recursive: true })
  git('init', '--quiet')
  write(first, 'create table offices')
  add()
  commit()
})

test('what has landed and is as it was passes', () => {
  expect(check()).toEqual({ code: 0, says: '' })
})

test('an edited migration is named', () => {
  write(first, 'create table office')
  expect(check()).toEqual({
    code: 1,
    says: expect.stringMatching(/first\.ts .* was edited: .+\.\n$/),
  })
})

test('a migration that is gone is named', () => {
  rmSync(join(root, first))
  expect(check()).toEqual({ code: 1, says: expect.stringMatching(/first\.ts .* is gone: .+\.\n$/) })
})

test('a new migration is named until it is added, which changes no other line', () => {
  const before = readFileSync(join(root, list), 'utf8')
  write(second, 'create table students')
  expect(check()).toEqual({ code: 1, says: expect.stringContaining('npm run add-migration') })

  add()

  expect(check()).toEqual({ code: 0, says: '' })
  expect(readFileSync(join(root, list), 'utf8')).toMatch(new RegExp(`^${before}\\w{64} .*\n$`))
})

test('a list that was made to fit an edited migration is told from its history', () => {
  const before = readFileSync(join(root, list), 'utf8')
  write(first, 'create table office')
  write(list, '')
  add()
  commit()
  const refusal = { code: 1, says: expect.stringMatching(/said of 2026-01-01-first\.ts: \w{64}/) }
  expect(check()).toEqual(refusal)

  // Also as a line before the right one, and when both are gone.
  write(list, readFileSync(join(root, list), 'utf8') + before)
  expect(check()).toEqual(refusal)
  rmSync(join(root, first))
  write(list, '')
  expect(check()).toEqual(refusal)

  write(first, 'create table offices')
  write(list, before)
  commit()
  expect(check()).toEqual({ code: 0, says: '' })
})

test('without a history the list itself still counts', () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(check()).toEqual({ code: 0, says: '' })
  write(first, 'create table office')
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
  git('-c', 'user.name=Test', '-c', 'user.email=test@office.example', 'commit', '-qm', 'Change')
}

function git(...args: string[]) {
  execFileSync('git', args, { cwd: root })
}

test('the module that knows all migrations is written with the list, and held to it', () => {
  write(second, 'create table students')
  add()
  const all = readFileSync(join(root, 'database/migrations/all.ts'), 'utf8')
  expect(all).toContain("import { up as second } from './2026-02-02-second.ts'")
  expect(all).toMatch(
    /'2026-01-01-first': \{ up: first \},\n\s+'2026-02-02-second': \{ up: second \}/,
  )

  write('database/migrations/all.ts', all.replace(/.*second.*\n/g, ''))
  expect(check()).toEqual({ code: 1, says: expect.stringContaining('does not list') })
})
