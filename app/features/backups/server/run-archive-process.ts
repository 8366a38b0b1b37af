import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { DamagedArchive } from '#database/archive/format.ts'

/** Task of the child process. */
export type ArchiveTask =
  | { type: 'backup'; database: string; file: string }
  | { type: 'verification'; file: string; temporary: string }

export interface ArchiveMessage {
  /** Progress from 0 to 1. */
  progress?: number
  isDone?: boolean
  error?: string
  /** Whether the archive is damaged, rather than this machine failing. */
  isDamaged?: boolean
}

interface ArchiveProcessOptions {
  signal: AbortSignal
  onProgress: (progress: number) => void
}

/**
 * Runs the task in a child process, which exits when this process exits. Rejects with the error of
 * the child process.
 */
export function runArchiveProcess(
  task: ArchiveTask,
  { signal, onProgress }: ArchiveProcessOptions,
) {
  // The child process runs from the source file, even if the server itself was built into a single
  // file.
  const program = createRequire(import.meta.url).resolve(
    '#app/features/backups/server/archive-process.ts',
  )
  // The same flags as `npm run backup`, which reduce memory use.
  const execArgv = ['--max-semi-space-size=2', '--expose-gc']
  const child = fork(program, { execArgv, signal })
  const ended = Promise.withResolvers<void>()
  let failure = new Error('The backup process was ended.')
  child.on('error', ended.reject)
  child.on('message', (message: ArchiveMessage) => {
    if (message.progress !== undefined) onProgress(message.progress)
    if (message.isDone) ended.resolve()
    if (message.error) failure = new (message.isDamaged ? DamagedArchive : Error)(message.error)
  })
  child.on('close', () => ended.reject(failure))
  child.send(task)
  return ended.promise
}
