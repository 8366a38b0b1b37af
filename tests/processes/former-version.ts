import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const list = 'database/migrations/landed.sha256'

/**
 * Builds another version of this repository in a folder of its own, with the packages that stand
 * here: a commit, or for `former` the newest with fewer migrations. Returns its commit and program.
 */
export function buildVersion(asked: string) {
  const commit = asked === 'former' ? findFormer() : git('rev-parse', '--short=12', asked).trim()
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
    commit,
    program: join(folder, 'build/program/server.js'),
    remove() {
      git('worktree', 'remove', '--force', folder)
      rmSync(parent, { recursive: true })
    },
  }
}

function findFormer() {
  const present = countMigrations('HEAD')
  const former = git('log', '--format=%H', 'HEAD')
    .split('\n')
    .find((commit) => commit && countMigrations(commit) < present)
  if (!former) throw new Error('No version with fewer migrations is here: fetch the history.')
  return former
}

const countMigrations = (commit: string) =>
  git('show', `${commit}:${list}`).trim().split('\n').length

const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' })
