import { spawnSync } from 'node:child_process'

/** The reason why an update fails, as a sentence. */
export class UpdateError extends Error {}

export const writeLine = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** Runs a child process detached, so that Ctrl+C and the end of the terminal do not reach it. */
export const detachedOptions = { detached: true }

/** Runs a command: stderr goes to the terminal, stdout is returned. */
export function runShell(command: string, cwd: string, options: { detached?: boolean } = {}) {
  const { status, stdout } = spawnSync('/bin/sh', ['-c', command], {
    ...options,
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { hasSucceeded: status === 0, output: stdout }
}

/** Returns whether the address responds with a success status within the time limit. */
export async function respondsOk(url: string) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}
