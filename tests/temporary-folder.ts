import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 1024 ** 3

/**
 * A new folder, in memory where the machine offers plenty of it, else on the disk: a thousand
 * small databases come and go in a run, and nothing in them outlives it.
 */
export function makeTemporaryFolder(name: string) {
  return mkdtempSync(join(hasMemory() ? MEMORY : tmpdir(), `gantavya-${name}-`))
}

/**
 * Removes the folders when `remove()` is called or this process ends, however it ends, killed
 * too: a shell waits for the end of its input. A server that works in them, and whose id stands
 * in this file as long as it does, is ended first.
 */
export function removeWithUs(folders: string[], serverIdFile = '') {
  const script = `cat; if read -r id 2>/dev/null < "$0"; then kill -QUIT $id
    for each in 1 2 3 4 5 6 7 8 9 10; do kill -0 $id 2>/dev/null || break; sleep 0.1; done; fi
    rm -rf "$@"`
  const keeper = spawn('/bin/sh', ['-c', script, serverIdFile, ...folders], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  return async function remove() {
    keeper.stdin.end()
    await once(keeper, 'exit')
  }
}

function hasMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ENOUGH_BYTES
  } catch {
    return false
  }
}
