import { statSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** SQLite's default size of the WAL before a checkpoint: 4 MB. */
const PAGES = 1_000
const PAGE_BYTES = 4096
/** Instead of a number of pages: truncate the WAL. */
const CLEAR = 0

/**
 * Runs WAL checkpoints in a worker thread; in the main thread a commit would block all requests for
 * two syncs. Starts when the WAL first reaches that size.
 */
export class LogKeeper {
  #path: string
  #worker?: Worker
  #isLooking = false
  #isToLookAgain = false
  #isOver = false
  #clearing: PromiseWithResolvers<void>[] = []

  constructor(path: string) {
    this.#path = path
  }

  /** Called after each commit. */
  look() {
    if (!this.#worker && !this.#isLong()) return
    if (this.#isLooking) {
      this.#isToLookAgain = true
      return
    }
    this.#isLooking = true
    this.#worker ??= this.#start()
    this.#worker.postMessage(PAGES)
  }

  /**
   * Checkpoints and truncates the WAL, which still contains deleted data. Gives up if readers take
   * longer than 0.2 s, because writers wait meanwhile.
   */
  async clear() {
    if (this.#isOver) return
    this.#worker ??= this.#start()
    const cleared = Promise.withResolvers<void>()
    this.#clearing.push(cleared)
    this.#worker.postMessage(CLEAR)
    await cleared.promise
  }

  async end() {
    await this.#worker?.terminate()
  }

  #isLong() {
    const log = statSync(`${this.#path}-wal`, { throwIfNoEntry: false })
    return log !== undefined && log.size > PAGES * PAGE_BYTES
  }

  #start() {
    // Passes the source of the function, so that it works in the sources and in the bundle.
    const worker = new Worker(`(${writeBack})()`, { eval: true, workerData: this.#path })
    worker.unref()
    worker.on('message', (done: string) => {
      if (done === 'cleared') return this.#clearing.shift()?.resolve()
      this.#isLooking = false
      if (!this.#isToLookAgain) return
      this.#isToLookAgain = false
      this.look()
    })
    // No restart: SQLite then checkpoints on commit.
    worker.on('error', () => {})
    worker.on('exit', () => {
      this.#isOver = true
      for (const cleared of this.#clearing.splice(0)) cleared.resolve()
    })
    return worker
  }
}

/** Runs in the worker thread, which cannot access this module. */
function writeBack() {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads')
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const file = new DatabaseSync(workerData)
  file.exec('pragma synchronous = full')
  const measure = file.prepare('pragma wal_checkpoint(noop)')
  // Neither waits for others nor blocks them.
  const write = file.prepare('pragma wal_checkpoint(passive)')
  const clear = () => {
    write.get()
    file.exec('pragma busy_timeout = 200')
    file.prepare('pragma wal_checkpoint(truncate)').get()
    file.exec('pragma busy_timeout = 0')
  }
  parentPort?.on('message', (most) => {
    try {
      if (most === 0) return clear()
      const { log, checkpointed } = measure.get() as { log: number; checkpointed: number }
      if (log - checkpointed >= most) write.get()
    } catch {
      // The disk is full, or another checkpoint is running; the next commit tries again.
    } finally {
      parentPort.postMessage(most === 0 ? 'cleared' : 'looked')
    }
  })
}
