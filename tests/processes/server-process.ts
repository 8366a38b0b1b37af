import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { CleanupHook } from '../cleanup-hook.ts'
import { admin } from './admin-account.ts'

export type Settings = Record<string, string>

export { admin }

/** The settings that create this administrator. */
export const adminSettings: Settings = {
  ADMIN_USERNAME: admin.username,
  ADMIN_PASSWORD: admin.password,
  ADMIN_EMAIL: admin.email,
}

/** Starts the built program, or another one, and waits until it prints its address. */
export async function startServer(
  settings: Settings,
  program = 'build/program/server.js',
  onCleanup: CleanupHook = onTestFinished,
) {
  // Same options as `npm start`.
  const server = spawnProgram(['--max-semi-space-size=8', program], settings, onCleanup)
  const url = await new Promise<string>((resolve, reject) => {
    server.child.stdout.on('data', () => {
      const [, address] = server.output.stdout.match(/ready at (\S+)\n/) ?? []
      // The server listens on IPv4 only; another program may use the port on ::1.
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    })
    server.ended.then(() => reject(new Error(`It did not start: ${server.output.stderr}`)), reject)
  })
  return { ...server, url }
}

/** Runs a program to its end with this terminal input. */
export async function runProgram(args: string[], settings: Settings, typed = '') {
  const { child, ended, output } = spawnProgram(args, settings)
  child.stdin.end(typed)
  return { code: await ended, ...output }
}

/** Starts a process without the tests' environment. It ends with its test or file. */
export function spawnProgram(
  args: string[],
  settings: Settings,
  onCleanup: CleanupHook = onTestFinished,
) {
  const child = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000000',
      // Shortens each of about eighty starts by a quarter.
      NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
      ...settings,
    },
  })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text) => {
      output[name] += text
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  /** Sends the signal. Resolves with the exit code. */
  function kill(signal: NodeJS.Signals) {
    child.kill(signal)
    return ended
  }
  onCleanup(() => void kill('SIGKILL'))
  return { child, output, ended, kill }
}
