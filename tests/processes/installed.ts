import { spawnSync } from 'node:child_process'
import { env } from 'node:process'
import { test } from 'vitest'

/**
 * `test`, for what needs this program of Debian's: skipped with the reason where it is not installed,
 * but never on a machine that is to prove everything.
 */
export function testWith(program: string, packageName = program) {
  const isThere = spawnSync('/bin/sh', ['-c', `command -v ${program}`]).status === 0
  if (isThere) return test
  const reason = `${program} is not installed: apt-get install ${packageName}`
  if (env.CI) throw new Error(reason)
  process.stdout.write(`Skipped: ${reason}\n`)
  return test.skip
}
