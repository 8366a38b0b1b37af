import { spawnSync } from 'node:child_process'

/**
 * Of which commit this is built, in 12 letters; '' where nobody knows. Who builds it without its
 * history says it by BUILT_OF_COMMIT.
 */
export function findCommit() {
  if (process.env.BUILT_OF_COMMIT) return process.env.BUILT_OF_COMMIT
  const { stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' })
  return stdout?.trim() ?? ''
}
