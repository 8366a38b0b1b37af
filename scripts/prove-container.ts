/**
 * Tests deploy/Dockerfile without Docker: runs each stage in a Debian root, then the program as its
 * user with a read-only root. Needs Debian, root and mmdebstrap; takes minutes:
 *
 *   node scripts/prove-container.ts
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const project = join(import.meta.dirname, '..')
const work = mkdtempSync(join(tmpdir(), 'gantavya-container-'))
process.once('exit', () => rmSync(work, { recursive: true, force: true }))
/** The container shares the network of this machine, so the port must be free. */
const PORT = '3999'
const MAX_START_MS = 120_000

interface Stage {
  root: string
  folder: string
  env: Record<string, string>
  user: string
  command: string[]
  health: string[]
}

/** The paths that debian:12-slim omits from its packages. */
const slim = ['doc', 'info', 'locale', 'man'].map(
  (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
)

/** Loads every runtime package, to find missing libraries. */
const loadAll = `
  import { readdirSync, readFileSync } from 'node:fs'
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const isOurs = (name) => Object.keys(dependencies).some((each) => name === each || name.startsWith(each + '/'))
  for (const folder of ['build/program/', 'build/server/']) {
    for (const path of readdirSync(folder, { recursive: true })) {
      if (!path.endsWith('.js')) continue
      const named = readFileSync(folder + path, 'utf8').matchAll(/(?:from|import)[ (]*["']([@a-z][^"']*)["']/g)
      for (const [, name] of named) if (isOurs(name)) await import(name)
    }
  }`

const steps = readSteps()
const stages = new Map<string, Stage>()
let stage: Stage | undefined
for (const [index, step] of steps.entries()) {
  process.stdout.write(`${step}\n`)
  stage = runStep(step, index, stage)
}
if (!stage) throw new Error('deploy/Dockerfile has no stage')
await prove(stage)

/** Returns the Dockerfile's steps, without comments, one per line. */
function readSteps() {
  const text = readFileSync(join(project, 'deploy/Dockerfile'), 'utf8')
  const lines = text.split('\n').filter((line) => !line.startsWith('#'))
  return lines.join('\n').replaceAll('\\\n', ' ').split('\n').filter(Boolean)
}

function runStep(step: string, index: number, current?: Stage): Stage {
  const [, name = '', rest = ''] = step.match(/^([A-Z]+) (.*)$/) ?? []
  if (name === 'FROM') return startStage(rest, index)
  if (!current) throw new Error(`Before the first stage: ${step}`)
  const set = () => {
    for (const word of rest.split(' ')) {
      current.env[word.split('=')[0] ?? ''] = word.replace(/^[^=]*=/, '')
    }
  }
  const instructions: Record<string, () => void> = {
    RUN: () => runIn(current, rest),
    COPY: () => copy(current, rest.split(' ')),
    WORKDIR() {
      current.folder = rest
      mkdirSync(join(current.root, rest), { recursive: true })
    },
    ENV: set,
    ARG: set,
    USER() {
      current.user = rest
    },
    CMD() {
      current.command = JSON.parse(rest)
    },
    HEALTHCHECK() {
      current.health = JSON.parse(rest.replace(/^.*? CMD /, ''))
    },
    VOLUME() {},
    EXPOSE() {},
  }
  const runInstruction = instructions[name]
  if (!runInstruction) throw new Error(`Unsupported instruction: ${step}`)
  runInstruction()
  return current
}

/**
 * Creates the equivalent of debian:12-slim: essential packages, apt, and the packages the stage
 * installs.
 */
function startStage(rest: string, index: number): Stage {
  const [image, , name = 'last'] = rest.split(' ')
  if (image !== 'debian:12-slim') throw new Error(`Unsupported base image: ${image}`)
  const next = steps.findIndex((step, at) => at > index && step.startsWith('FROM '))
  const own = steps.slice(index, next < 0 ? undefined : next).join('\n')
  const [, packageList = ''] = own.match(/apt-get install (.*)$/m) ?? []
  const packages = packageList.split(' ').filter((word) => word && !word.startsWith('-'))
  const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : []
  const root = join(work, name)
  run('mmdebstrap', ['--variant=minbase', '--quiet', ...slim, ...include, 'bookworm', root])
  for (const file of ['etc/resolv.conf', 'etc/hosts']) cpSync(`/${file}`, join(root, file))
  // The machine's CA certificates, because it may reach the npm registry through a proxy.
  const certificates = 'etc/ssl/certs/ca-certificates.crt'
  if (packages.includes('ca-certificates')) cpSync(`/${certificates}`, join(root, certificates))
  const newStage = { root, folder: '/', env: {}, user: 'root', command: [], health: [] }
  stages.set(name, newStage)
  return newStage
}

function copy(current: Stage, words: string[]) {
  const [from = '', to = ''] = words.slice(-2)
  const target = join(current.root, to.startsWith('/') ? to : join(current.folder, to))
  const [, other] = words[0]?.match(/^--from=(.+)$/) ?? []
  const left = readFileSync(join(project, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  const filter = (path: string) => !left.some((name) => path === join(project, name))
  const source = other ? join(stages.get(other)?.root ?? '', from) : project
  cpSync(source, target, { recursive: true, verbatimSymlinks: true, filter })
}

function runIn(current: Stage, command: string) {
  // `startStage` has already installed these packages.
  if (command.startsWith('apt-get update')) return
  const certificates = { NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt' }
  const env = { ...(process.env.NODE_EXTRA_CA_CERTS && certificates), ...current.env }
  const line = ['/bin/sh', '-c', `cd ${current.folder} && ${command}`]
  run('unshare', enterRoot({ ...current, env }, 'root', line))
}

/** Runs a command with the host's network and devices, but its own mount and PID namespace. */
function enterRoot({ root, env }: Stage, user: string, command: string[], before = '') {
  const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  const settings = Object.entries({ PATH, HOME: '/root', ...env }).map((each) => each.join('='))
  const script = `root=$1 user=$2; shift 2; ${before}
    mount -t proc proc "$root/proc"; mount --rbind /dev "$root/dev"
    exec setpriv --no-new-privs chroot --userspec="$user" "$root" env -i "$@"`
  const shell = ['/bin/sh', '-euc', script, 'sh', root, user]
  return ['--mount', '--pid', '--fork', ...shell, ...settings, ...command]
}

async function prove(final: Stage) {
  final.env.PORT = PORT
  const inFolder = (command: string[]) => [
    '/bin/sh',
    '-c',
    `cd ${final.folder} && exec "$@"`,
    'sh',
    ...command,
  ]
  const load = ['node', '--input-type=module', '--eval', loadAll]
  run('unshare', enterRoot(final, final.user, inFolder(load)))
  // Only the volume and temporary file systems are writable.
  const mountReadOnly = `mount --bind "$root" "$root"; mount -o remount,bind,ro "$root"
    mount -t tmpfs tmpfs "$root/tmp"
    mount -t tmpfs -o mode=0700,uid=10001,gid=10001 tmpfs "$root/data"`
  const line = enterRoot(final, final.user, inFolder(final.command), mountReadOnly)
  const program = spawn('unshare', line, { stdio: 'inherit' })
  const ended = once(program, 'close')
  const isHealthy = () =>
    spawnSync('unshare', enterRoot(final, final.user, final.health)).status === 0
  const startedAt = Date.now()
  while (!isHealthy()) {
    const hasFailed = program.exitCode !== null || Date.now() - startedAt > MAX_START_MS
    if (hasFailed) throw new Error('The program did not become healthy')
    await pause(500)
  }
  for (const path of ['/', '/australia', '/api/destinations/']) {
    const { status } = await fetch(`http://127.0.0.1:${PORT}${path}`)
    if (status !== 200) throw new Error(`${path} answered ${status}`)
  }
  // The program is the only child of the unshare process.
  spawnSync('pkill', ['-TERM', '--parent', String(program.pid)])
  const [code] = await ended
  if (code !== 0) throw new Error(`The program ended with ${code}`)
  const { stdout } = spawnSync('du', ['-sm', final.root], { encoding: 'utf8' })
  const size = stdout.split('\t')[0]
  process.stdout.write(`It was healthy, answered and ended with 0; its files take ${size} MB.\n`)
}

function run(command: string, args: string[]) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' })
  if (error || status !== 0) throw error ?? new Error(`${command} ended with ${status}`)
}
