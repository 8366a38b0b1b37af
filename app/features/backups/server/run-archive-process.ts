import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { DamagedArchive } from '#database/archive/format.ts'

/** What the process aside is to do. */
export type ArchiveTask =
  | { what: 'backing up'; database: string; file: string }
  | { what: 'checking'; file: string; temporary: string }

export interface ArchiveMessage {
  /** How much is done, from 0 to 1. */
  part?: number
  isDone?: boolean
  error?: string
  /** Whether that is something about the file, and not about this machine. */
  isDamaged?: boolean
}

interface ArchiveProcessOptions {
  signal: AbortSignal
  onProgress: (part: number) => void
}

/** Does it in a process of its own, which ends with this one. Rejects with what went wrong there. */
export function runArchiveProcess(
  task: ArchiveTask,
  { signal, onProgress }: ArchiveProcessOptions,
) {
  // It runs from the sources, also where the server is one file.
  const program = createRequire(import.meta.url).resolve(
    '#app/features/backups/server/archive-process.ts',
  )
  // As `npm run backup` is started: it takes less memory.
  const execArgv = ['--max-semi-space-size=2', '--expose-gc']
  const child = fork(program, { execArgv, signal })
  const ended = Promise.withResolvers<void>()
  let failure = new Error('The process that did it was ended.')
  child.on('error', ended.reject)
  child.on('message', (message: ArchiveMessage) => {
    if (message.part !== undefined) onProgress(message.part)
    if (message.isDone) ended.resolve()
    if (message.error) failure = new (message.isDamaged ? DamagedArchive : Error)(message.error)
  })
  child.on('close', () => ended.reject(failure))
  child.send(task)
  return ended.promise
}
