/**
 * A process of its own, which backs up or checks what its parent says: it keeps the server from
 * waiting, and takes its memory along when it ends.
 */
import { setPriority } from 'node:os'
import { backUp } from '#database/archive/back-up.ts'
import { checkArchive } from '#database/archive/check.ts'
import { DamagedArchive } from '#database/archive/format.ts'
import type { Said, Task } from './aside.ts'

const SAY_EVERY_MS = 500

try {
  // Whoever asks for a page comes first.
  setPriority(10)
} catch {
  // Where that is forbidden it comes as they do.
}
process.once('disconnect', () => process.exit(1))
process.once('message', (task: Task) => run(task))

async function run(task: Task) {
  let saidAt = 0
  const onProgress = (part: number) => {
    if (performance.now() - saidAt < SAY_EVERY_MS) return
    saidAt = performance.now()
    say({ part })
  }
  try {
    if (task.what === 'backing up') await backUp(task.database, task.file, { onProgress })
    else await checkArchive(task.file, task.temporary, onProgress)
    say({ isDone: true })
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    const isDamage = error instanceof DamagedArchive
    say({ error: (message || String(code)).split('\n', 1)[0], isDamage })
  }
  process.disconnect()
}

const say = (said: Said) => process.send?.(said)
