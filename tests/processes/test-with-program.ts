import { spawnSync } from 'node:child_process'
import { env } from 'node:process'
import { test } from 'vitest'

/**
 * Returns `test` for tests that need this Debian program. Skips them with a reason when it is missing,
 * except when PROOFS is set.
 */
export function testWithProgram(program: string, packageName = program) {
  const isThere = spawnSync('/bin/sh', ['-c', `command -v ${program}`]).status === 0
  if (isThere) return test
  const reason = `${program} is not installed: apt-get install ${packageName}`
  if (env.CI) throw new Error(reason)
  process.stdout.write(`Skipped: ${reason}\n`)
  return test.skip
}
