import { spawnSync } from 'node:child_process'

/** Why an update ends, in a sentence. */
export class Failed extends Error {}

export const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** Ctrl+C, and the end of a terminal, reach what was begun in it: not what is begun like this. */
export const outOfTerminal = { detached: true }

/** What a command says on its way is for whoever waits; its answer is for us. */
export function runShell(command: string, cwd: string, options: { detached?: boolean } = {}) {
  const { status, stdout } = spawnSync('/bin/sh', ['-c', command], {
    ...options,
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { isDone: status === 0, said: stdout }
}

/** Whether there is a good answer there, soon. */
export async function readAnswer(url: string) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}
