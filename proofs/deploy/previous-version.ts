import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** Lists the migrations since the first release; earlier commits do not have it. */
const list = 'database/migrations/checksums.sha256'

/** Builds the version of a commit in a temporary folder, with this checkout's packages. */
export function buildVersion(commit: string) {
  const parent = mkdtempSync(join(tmpdir(), 'gantavya-version-'))
  const folder = join(parent, 'version')
  git('worktree', 'add', '--quiet', '--detach', folder, commit)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const inFolder = { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } }
  const build = (...args: string[]) => execFileSync(process.execPath, args, inFolder)
  // Not by scripts/prepare.mjs, which would install that version's packages over ours.
  build('node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'error')
  build('scripts/compress.ts')
  const server = ['--config', 'vite.server.config.ts', '--logLevel', 'error']
  build('node_modules/vite/bin/vite.js', 'build', ...server)
  return {
    /** Whether this version's migrations include more than that one's. */
    isOutdated: countMigrations(commit) < countMigrations('HEAD'),
    program: join(folder, 'build/program/server.js'),
    remove() {
      git('worktree', 'remove', '--force', folder)
      rmSync(parent, { recursive: true })
    },
  }
}

/**
 * Returns the commit to update from. `previous` means the newest commit with fewer migrations, or the
 * first release where no migration was added since; undefined before the first release.
 */
export function findVersion(name: string) {
  if (name !== 'previous') return git('rev-parse', '--short=12', name).trim()
  const listing = git('log', '--format=%h', '--abbrev=12', '--diff-filter=AM', '--', list)
  const commits = listing.split('\n').filter(Boolean)
  const present = countMigrations('HEAD')
  return commits.find((commit) => countMigrations(commit) < present) ?? commits.at(-1)
}

function countMigrations(commit: string) {
  const { status, stdout } = spawnSync('git', ['-C', root, 'show', `${commit}:${list}`])
  return status === 0 ? String(stdout).trim().split('\n').length : 0
}

const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' })
