import { statSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** As much as SQLite lets come together by itself before it writes the log back: 4 MB. */
const PAGES = 1_000
const PAGE_BYTES = 4096
/** As a number of pages, asks for the log to be emptied. */
const CLEAR = 0

/**
 * Writes SQLite's log back into its file, in another thread: whoever commits would do it in this
 * one, and everybody waits for two syncs and the pages between them. Started when the log is first
 * as long as that.
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

  /** Something was committed. */
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
   * Writes all of it back and empties the log's file, where what was deleted stands as it was before.
   * It stays as it is where somebody reads for longer than 0.2 s, for nobody writes meanwhile.
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
    // The function's own text, so that it runs from the sources as from the program built of them.
    const worker = new Worker(`(${writeBack})()`, { eval: true, workerData: this.#path })
    worker.unref()
    worker.on('message', (done: string) => {
      if (done === 'cleared') return this.#clearing.shift()?.resolve()
      this.#isLooking = false
      if (!this.#isToLookAgain) return
      this.#isToLookAgain = false
      this.look()
    })
    // Not asked again: SQLite itself writes back what has become too long.
    worker.on('error', () => {})
    worker.on('exit', () => {
      this.#isOver = true
      for (const cleared of this.#clearing.splice(0)) cleared.resolve()
    })
    return worker
  }
}

/** Runs in the other thread, where nothing of this module is known. */
function writeBack() {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads')
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const file = new DatabaseSync(workerData)
  file.exec('pragma synchronous = full')
  const measure = file.prepare('pragma wal_checkpoint(noop)')
  // Waits for nobody, and nobody for it.
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
      // A disk that is full, or somebody else who writes back: the next commit asks again.
    } finally {
      parentPort.postMessage(most === 0 ? 'cleared' : 'looked')
    }
  })
}
