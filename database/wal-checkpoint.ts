import { statSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** SQLite's default size of the WAL before a checkpoint: 4 MB. */
const CHECKPOINT_PAGES = 1_000
const PAGE_BYTES = 4096
/** Message to the worker that requests a truncation, in place of a number of pages. */
const TRUNCATE = 0

/**
 * Runs WAL checkpoints in a worker thread; in the main thread a commit would block all requests for
 * two syncs. The worker starts when the WAL first reaches the size for a checkpoint.
 */
export class WalCheckpointer {
  #path: string
  #worker?: Worker
  #isRunning = false
  #isRepeatNeeded = false
  #isWorkerGone = false
  #truncating: PromiseWithResolvers<void>[] = []

  constructor(path: string) {
    this.#path = path
  }

  /** Called after each commit. */
  checkpoint() {
    if (!this.#worker && !this.#isLarge()) return
    if (this.#isRunning) {
      this.#isRepeatNeeded = true
      return
    }
    this.#isRunning = true
    this.#worker ??= this.#start()
    this.#worker.postMessage(CHECKPOINT_PAGES)
  }

  /**
   * Checkpoints and truncates the WAL, which still contains deleted data. Gives up if readers take
   * longer than 0.2 s, because writers wait meanwhile.
   */
  async truncate() {
    if (this.#isWorkerGone) return
    this.#worker ??= this.#start()
    const truncated = Promise.withResolvers<void>()
    this.#truncating.push(truncated)
    this.#worker.postMessage(TRUNCATE)
    await truncated.promise
  }

  async close() {
    await this.#worker?.terminate()
  }

  #isLarge() {
    const log = statSync(`${this.#path}-wal`, { throwIfNoEntry: false })
    return log !== undefined && log.size > CHECKPOINT_PAGES * PAGE_BYTES
  }

  #start() {
    // Passes the source of the function, so that it works in the sources and in the bundle.
    const worker = new Worker(`(${runCheckpoints})()`, { eval: true, workerData: this.#path })
    worker.unref()
    worker.on('message', (done: string) => {
      if (done === 'cleared') return this.#truncating.shift()?.resolve()
      this.#isRunning = false
      if (!this.#isRepeatNeeded) return
      this.#isRepeatNeeded = false
      this.checkpoint()
    })
    // The worker is not restarted after an error: SQLite then runs checkpoints on commit.
    worker.on('error', () => {})
    worker.on('exit', () => {
      this.#isWorkerGone = true
      for (const truncated of this.#truncating.splice(0)) truncated.resolve()
    })
    return worker
  }
}

/** Runs in the worker thread, which cannot access this module. */
function runCheckpoints() {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads')
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const { pathToFileURL } = process.getBuiltinModule('node:url')
  // Must not create a missing file: SQLite would then delete the WAL, which belongs to the moved one.
  const address = pathToFileURL(workerData)
  address.searchParams.set('mode', 'rw')
  const open = () => {
    const file = new DatabaseSync(address)
    file.exec('pragma synchronous = full')
    return {
      file,
      measure: file.prepare('pragma wal_checkpoint(noop)'),
      // A passive checkpoint neither waits for readers and writers nor blocks them.
      write: file.prepare('pragma wal_checkpoint(passive)'),
    }
  }
  let opened: ReturnType<typeof open> | undefined
  const checkpoint = (minPages: number) => {
    opened ??= open()
    const { file, measure, write } = opened
    if (minPages > 0) {
      const { log, checkpointed } = measure.get() as { log: number; checkpointed: number }
      if (log - checkpointed >= minPages) write.get()
      return
    }
    write.get()
    file.exec('pragma busy_timeout = 200')
    file.prepare('pragma wal_checkpoint(truncate)').get()
    file.exec('pragma busy_timeout = 0')
  }
  parentPort?.on('message', (minPages) => {
    try {
      checkpoint(minPages)
    } catch {
      // The disk is full, the file is moved, or another checkpoint is running; the next commit tries
      // again.
    } finally {
      parentPort.postMessage(minPages === 0 ? 'cleared' : 'looked')
    }
  })
}
