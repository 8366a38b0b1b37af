import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** USER_HZ: 100 on every Linux that Node supports. */
const TICKS_PER_SECOND = 100

const root = join(import.meta.dirname, '../..')

/** A program in a child process. It is ready once it prints an address. */
export interface Running {
  url: string
  /** Resident memory in MB. */
  memoryMb: () => Promise<number>
  /** Resident memory without mapped files, which the kernel can drop. */
  ownMemoryMb: () => Promise<number>
  /** CPU time used so far, in seconds. */
  processorSeconds: () => Promise<number>
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

export const account = { username: 'bench', password: 'bench-password' }

/**
 * Starts the product as in production on this data folder, with high rate limits, or another
 * program in its place.
 */
export function startProduct(
  dataDir: string,
  env: Record<string, string | undefined> = {},
  program = 'build/program/server.js',
) {
  const settings = {
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '1048576',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000000',
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD: account.password,
    ADMIN_EMAIL: 'bench@office.example',
    ...env,
  }
  return run(['--max-semi-space-size=8', program], { env: settings })
}

/** Starts the reference: a bare node:http server that repeats the response of `url`. */
export function startBare(url: string, encoding = 'identity', authorization = '') {
  const env = { ANSWER_LIKE: url, ACCEPT_ENCODING: encoding, AUTHORIZATION: authorization }
  return run(['proofs/bench/bare-server.ts'], { env })
}

/** Starts a Node program; it is ready when it prints its address. */
export async function run(
  program: string[],
  { env, cwd = root }: { env: Record<string, string | undefined>; cwd?: string },
): Promise<Running> {
  const child = spawn(process.execPath, program, {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for await (const line of createInterface(child.stdout)) {
    const [url] = line.match(/http:\/\/\S+/) ?? []
    if (!url) continue
    const { pid } = child
    return {
      url,
      memoryMb: () => residentMb(pid),
      ownMemoryMb: () => residentMb(pid, 'RssAnon'),
      processorSeconds: () => usedSeconds(pid),
      stop,
    }
  }
  throw new Error(`${program.join(' ')} did not start`)

  async function stop(signal?: NodeJS.Signals) {
    child.kill(signal)
    await ended
  }
}

async function residentMb(pid: number | undefined, name = 'VmRSS') {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(new RegExp(`${name}:\\s+(\\d+)`))?.[1]) / 1024
}

/** Sums all threads. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
async function usedSeconds(pid: number | undefined) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The process name, which may contain any character, ends at the last bracket.
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12).map(Number)
  return (user + system) / TICKS_PER_SECOND
}

/** Runs `work` with a new folder and removes the folder afterwards. */
export async function inFolder<Value>(work: (folder: string) => Promise<Value>) {
  const folder = await mkdtemp(join(process.env.BENCH_DIR ?? tmpdir(), 'gantavya-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
