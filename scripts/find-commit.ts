import { spawnSync } from 'node:child_process'

/**
 * Returns the first 12 characters of the commit that is built, or '' when unknown. A build without
 * the git history takes it from BUILT_OF_COMMIT.
 */
export function findCommit() {
  if (process.env.BUILT_OF_COMMIT) return process.env.BUILT_OF_COMMIT
  const { stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' })
  return stdout?.trim() ?? ''
}
