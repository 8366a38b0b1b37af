/**
 * Child process that creates or verifies a backup, so that the server stays responsive. Its memory
 * is freed when it exits.
 */
import { setPriority } from 'node:os'
import { createArchive } from '#database/archive/create-archive.ts'
import { DamagedArchive } from '#database/archive/format.ts'
import { verifyArchive } from '#database/archive/verify-archive.ts'
import type { ArchiveMessage, ArchiveTask } from './run-archive-process.ts'

const REPORT_EVERY_MS = 500

try {
  // Runs with a lower priority than the server, so that page requests stay fast.
  setPriority(10)
} catch {
  // Without the permission to change it, the process runs with normal priority.
}
process.once('disconnect', () => process.exit(1))
process.once('message', (task: ArchiveTask) => run(task))

async function run(task: ArchiveTask) {
  let reportedAt = 0
  const onProgress = (progress: number) => {
    if (performance.now() - reportedAt < REPORT_EVERY_MS) return
    reportedAt = performance.now()
    report({ progress })
  }
  try {
    if (task.type === 'backup') await createArchive(task.database, task.file, { onProgress })
    else await verifyArchive(task.file, task.temporary, onProgress)
    report({ isDone: true })
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    const isDamaged = error instanceof DamagedArchive
    report({ error: (message || String(code)).split('\n', 1)[0], isDamaged })
  }
  process.disconnect()
}

const report = (message: ArchiveMessage) => process.send?.(message)
