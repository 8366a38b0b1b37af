import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createFolder } from './databases.ts'

const root = join(import.meta.dirname, '../..')

/** Copies the files of the program and its tests, with a link to its packages. */
export function copyTree() {
  const copy = createFolder(onTestFinished)
  for (const file of listTree()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

export const listTree = () =>
  execFileSync(
    'git',
    ['ls-files', 'app', 'database', 'public', 'scripts', 'tests', '*.json', '*.ts'],
    { cwd: root, encoding: 'utf8' },
  )
    .trim()
    .split('\n')

/** Runs a file of the copy and returns its output. */
export const runInCopy = (copy: string, args: string[], env: NodeJS.ProcessEnv = process.env) =>
  execFileSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' })

/** Runs one of the copy's API tests. */
export const testInCopy = (copy: string, file: string) =>
  runInCopy(copy, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=sqlite',
    '--testTimeout=60000',
    file,
  ])
