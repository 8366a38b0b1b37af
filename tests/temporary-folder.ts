import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY_FOLDER = '/dev/shm'
const REQUIRED_BYTES = 1024 ** 3

/**
 * Creates a folder, in memory where enough is free, else on disk, for the thousand small databases of
 * a test run.
 */
export function makeTemporaryFolder(name: string) {
  return mkdtempSync(join(hasFreeMemory() ? MEMORY_FOLDER : tmpdir(), `gantavya-${name}-`))
}

/**
 * Removes the folders on `remove()` or when this process ends, also when it is killed: a shell waits
 * for the end of its input. Stops the server whose process id is in `serverIdFile` first.
 */
export function removeOnExit(folders: string[], serverIdFile = '') {
  const script = `cat; if read -r id 2>/dev/null < "$0"; then kill -QUIT $id
    for each in 1 2 3 4 5 6 7 8 9 10; do kill -0 $id 2>/dev/null || break; sleep 0.1; done; fi
    rm -rf "$@"`
  const cleaner = spawn('/bin/sh', ['-c', script, serverIdFile, ...folders], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  return async function remove() {
    cleaner.stdin.end()
    await once(cleaner, 'exit')
  }
}

function hasFreeMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
    return bavail * bsize > REQUIRED_BYTES
  } catch {
    return false
  }
}
