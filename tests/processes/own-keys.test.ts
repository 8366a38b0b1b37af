import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from './databases.ts'

const root = join(import.meta.dirname, '../..')

function check(configuration: string) {
  const program = join(root, 'scripts/own-keys.ts')
  return spawnSync(process.execPath, [program, configuration], { encoding: 'utf8', cwd: root })
}

function checkLines(lines: string[]) {
  const folder = createFolder()
  writeFileSync(join(folder, 'table.ts'), `${lines.join('\n')}\n`)
  const compilerOptions = { strict: true, module: 'esnext', target: 'esnext', types: [] }
  const configuration = join(folder, 'tsconfig.json')
  writeFileSync(configuration, JSON.stringify({ compilerOptions, files: ['table.ts'] }))
  return check(configuration)
}

test('finds look-ups of any key in tables, with their lines', () => {
  const { status, stderr } = checkLines([
    "export const names: Record<string, string> = { a: 'A' }",
    'export const nameOf = (key: string) => names[key]',
    "export const chosen = (key: string) => ({ mail: 'sent', office: 'asked' })[key as string]",
    "const words = { errors: { wrong: 'Wrong' } as Record<string, string> }",
    "export const wordOf = (key?: string) => words.errors[key ?? '']",
  ])
  expect(status).toBe(1)
  expect(stderr.match(/\.ts:\d+/g)).toEqual(['.ts:2', '.ts:3', '.ts:5'])
})

test('accepts known keys, own keys, lists and assignments', () => {
  const { status, stderr } = checkLines([
    "const names: Record<string, string> = { a: 'A' }",
    "export const nameA = names['a']",
    "export const known = (key: 'a') => names[key]",
    'export const own = (key: string) => (Object.hasOwn(names, key) ? names[key] : undefined)',
    'export const second = (list: string[]) => list[1]',
    "export const set = (key: string) => { names[key] = 'B' }",
  ])
  expect([status, stderr]).toEqual([0, ''])
})

test('no table of the product is read with any key', () => {
  const { status, stderr } = check('tsconfig.json')
  expect([status, stderr]).toEqual([0, ''])
}, 300_000)
