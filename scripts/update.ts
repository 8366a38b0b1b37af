/**
 * Deploys another version of a git checkout, or keeps the current one when that fails:
 *
 *   npm run update [branch, tag or commit] [-- --settings /etc/gantavya.env]
 *
 * Each version has its own folder in versions/; the symbolic link `current` points to the running one.
 * The next update runs the script of that version.
 */
import { existsSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  countMigrations,
  createBackup,
  deleteOldBackups,
  restoreBackup,
} from './update/database.ts'
import { detachedOptions, respondsOk, runShell, UpdateError, writeLine } from './update/steps.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The service's settings, NAME=value on each line. */
    settings: { type: 'string', default: '/etc/gantavya.env' },
    stop: { type: 'string', default: 'systemctl stop gantavya' },
    start: { type: 'string', default: 'systemctl start gantavya' },
    /** The build command, run in the version's folder. */
    build: { type: 'string', default: 'node scripts/node.cjs serve' },
    /** The seconds that a version may take until it is ready. */
    patience: { type: 'string', default: '120' },
  },
})
const project = findCheckout()
const current = join(project, 'current')

try {
  process.chdir(project)
  if (existsSync(values.settings)) process.loadEnvFile(values.settings)
  const commit = findCommit(positionals[0])
  const version = join(project, 'versions', commit)
  const previous = existsSync(current) ? readlinkSync(current) : undefined
  if (previous === version) await startSelected(commit)
  else {
    prepare(version, commit)
    if (previous) await switchVersion(previous, version)
    else {
      selectVersion(version)
      writeLine(`${commit} is ready. Start the service.`)
    }
  }
} catch (error) {
  if (!(error instanceof UpdateError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}

/** Returns the checkout whose worktrees are the version folders. */
function findCheckout() {
  const command = 'git rev-parse --path-format=absolute --git-common-dir'
  const { hasSucceeded, output } = runShell(command, import.meta.dirname)
  if (hasSucceeded) return dirname(output.trim())
  process.stderr.write('This is not a git checkout. Replace the code and start the service.\n')
  process.exit(1)
}

function findCommit(reference = '@{upstream}') {
  // Fetches new commits if there is a remote. Without one, the version must exist locally.
  if (runShell('git remote', project).output) runShell('git fetch --quiet --tags', project)
  const { hasSucceeded, output } = runShell(
    `git rev-parse --short=12 --verify '${reference}^{commit}'`,
    project,
  )
  if (!hasSucceeded) throw new UpdateError(`The version “${reference}” was not found.`)
  return output.trim()
}

/** Builds the version in its own folder, so that a failure does not affect the running version. */
function prepare(version: string, commit: string) {
  writeLine(`Preparing ${commit} while the current version is running.`)
  if (!existsSync(version))
    runShell(`git worktree add --quiet --detach '${version}' ${commit}`, project)
  if (runShell(values.build, version).hasSucceeded) return
  runShell(`git worktree remove --force '${version}'`, project)
  throw new UpdateError('The build failed. Nothing was changed.')
}

/** Runs the chosen version, also after an interrupted update. */
async function startSelected(commit: string) {
  if (!(await isResponding())) {
    writeLine(`${commit} is selected but does not respond. Starting it.`)
    start()
    if (!(await isReady())) throw new UpdateError('The version did not become ready. See the log.')
  }
  writeLine(`${commit} is already running.`)
}

/** Creates the backup while the service is stopped, so that a rollback loses no data. */
async function switchVersion(previous: string, version: string) {
  const startedAt = Date.now()
  ignoreSignals()
  stop()
  const { backup, before } = createRollbackPoint(previous)
  selectVersion(version)
  start()
  if (await isReady()) {
    const seconds = Math.ceil((Date.now() - startedAt) / 1000)
    writeLine(`The new version is running after ${seconds} s. Backup: ${backup}`)
    removeOldVersions(previous, version)
    deleteOldBackups()
    return
  }
  stop()
  writeLine('The new version did not become ready.')
  selectVersion(previous)
  if (hasMigrated(version, before, backup)) restoreBackup(previous, backup)
  start()
  if (!(await isReady()))
    throw new UpdateError(`The previous version is not ready either. Backup: ${backup}`)
  throw new UpdateError(
    'The previous version is running again. See the log for the error of the new one.',
  )
}

/**
 * Ignores signals, so that the update continues when the terminal closes. An incomplete update
 * would leave the site down.
 */
function ignoreSignals() {
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => {})
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
}

function createRollbackPoint(previous: string) {
  try {
    return { backup: createBackup(previous), before: countMigrations(previous) }
  } catch (error) {
    start()
    const reason = error instanceof Error ? error.message : String(error)
    throw new UpdateError(`The backup failed, so nothing was changed: ${reason}`)
  }
}

function hasMigrated(version: string, before: number, backup: string) {
  try {
    return countMigrations(version) !== before
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UpdateError(
      `${reason}\nIt is unknown whether the new version has changed the database, so the service is stopped. Start it when the database responds. If it reports a newer database, restore ${backup} into an empty one.`,
    )
  }
}

/** Replaces the link atomically. */
function selectVersion(version: string) {
  rmSync(`${current}.new`, { force: true })
  symlinkSync(version, `${current}.new`)
  renameSync(`${current}.new`, current)
}

function stop() {
  if (!runShell(values.stop, project, detachedOptions).hasSucceeded)
    throw new UpdateError('The service could not be stopped.')
}

/**
 * Starts the service. Ignores the exit code, because the caller checks whether the service is
 * ready.
 */
function start() {
  runShell(values.start, project, detachedOptions)
}

/**
 * Requests /readyz at the configured address. A server that listens on all addresses also listens
 * on 127.0.0.1.
 */
function isResponding() {
  const { HOST: host = '', PORT: port = '' } = process.env
  const hostName = isIPv6(host) ? `[${host}]` : host
  return respondsOk(`http://${hostName || '127.0.0.1'}:${port || 3000}/readyz`)
}

async function isReady() {
  const until = Date.now() + Number(values.patience) * 1000
  while (Date.now() < until) {
    if (await isResponding()) return true
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return false
}

/** Removes the folders of all other versions. The previous version is kept for a rollback. */
function removeOldVersions(...keptFolders: string[]) {
  const { output } = runShell('git worktree list --porcelain', project)
  for (const [, folder = ''] of output.matchAll(/^worktree (.+\/versions\/.+)$/gm)) {
    if (!keptFolders.includes(folder)) runShell(`git worktree remove --force '${folder}'`, project)
  }
}
