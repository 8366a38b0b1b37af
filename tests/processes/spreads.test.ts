import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFolder } from './databases.ts'

const program = join(import.meta.dirname, '../../scripts/spreads.ts')

test('refuses spreads of literals with their lines', () => {
  const lines = [
    'export const row = { ...{ a: 1 }, b: 2 }',
    "export const list = [...(['a', 'b'] as const), 'c']",
    'export const change = (a?: string) => ({ ...(a && { a }) })',
    'export const counts = (a?: object) => ({ ...(a ?? { b: 0 }) })',
    'export const options = (a?: string) => ({ ...(a ? { a } : undefined) })',
    'export const bar = <progress {...{ value: 1 }} />',
  ]
  const { status, stderr } = check(lines)
  expect(status).toBe(1)
  expect(stderr.match(/\.tsx:\d+/g)).toEqual(lines.map((_, index) => `.tsx:${index + 1}`))
})

test('accepts spreads of variables, calls and conditional lists', () => {
  const { status } = check([
    'export const copy = (a: object, b?: object) => ({ ...a, ...b, ...Object(a) })',
    'export const list = (a?: string, b?: string[]) => [...(a ? [a] : []), ...(b ?? [])]',
  ])
  expect(status).toBe(0)
})

function check(lines: string[]) {
  const file = join(createFolder(onTestFinished), 'example.tsx')
  writeFileSync(file, lines.join('\n'))
  return spawnSync(process.execPath, [program, file], { encoding: 'utf8' })
}
