import { Worker } from 'node:worker_threads'
import { type CompiledQuery, type QueryResult, sql } from 'kysely'
import { foldText } from '#app/contract/fold-text.ts'

/**
 * Marks a slow query (`modifyFront(inWorker)`, or right after `select`): on SQLite a worker thread
 * runs it, so that it does not block the server.
 */
export const inWorker = sql`/* worker */`

export const isForWorker = ({ sql: text }: CompiledQuery) =>
  /^\s*(with .*)?select \/\* worker \*\//is.test(text)

interface WorkerResult {
  id: number
  rows: unknown[]
  error?: Error
}

/** Worker thread with its own read-only connection; started on first use. */
export class SqliteWorker {
  #path: string
  #worker?: Worker
  #waiting = new Map<number, PromiseWithResolvers<unknown[]>>()
  #lastId = 0

  constructor(path: string) {
    this.#path = path
  }

  async run<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    this.#worker ??= this.#start()
    const id = ++this.#lastId
    const result = Promise.withResolvers<unknown[]>()
    this.#waiting.set(id, result)
    this.#worker.ref()
    this.#worker.postMessage({ id, text, parameters })
    return { rows: (await result.promise) as Row[] }
  }

  async close() {
    await this.#worker?.terminate()
  }

  #start() {
    // Passes the source of the function, so that it works in the sources and in the bundle.
    const workerData = { path: this.#path, foldSource: String(foldText) }
    const worker = new Worker(`(${runQueries})()`, { eval: true, workerData })
    worker.on('message', (result: WorkerResult) => this.#handleResult(result))
    worker.on('error', (error) => this.#rejectWaiting(worker, error))
    worker.on('exit', () => this.#rejectWaiting(worker, new Error('The database is closed')))
    return worker
  }

  #handleResult({ id, rows, error }: WorkerResult) {
    const result = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (this.#waiting.size === 0) this.#worker?.unref()
    if (error) result?.reject(error)
    else result?.resolve(rows)
  }

  /** Rejects the waiting queries of a stopped worker. The next query starts a new worker. */
  #rejectWaiting(worker: Worker, reason: unknown) {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const { reject } of this.#waiting.values()) reject(reason)
    this.#waiting.clear()
  }
}

/** Runs in the worker thread, which cannot access this module. */
function runQueries() {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads')
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const file = new DatabaseSync(workerData.path, { readOnly: true })
  const fold = new Function(`return ${workerData.foldSource}`)()
  file.function('fold_text', { deterministic: true }, (text) =>
    text === null ? null : fold(String(text)),
  )
  file.exec('pragma busy_timeout = 1000; pragma mmap_size = 268435456')
  parentPort?.on('message', ({ id, text, parameters }) => {
    try {
      const rows = file.prepare(text).all(...parameters)
      // Moves the bytes of files instead of copying them, which takes their memory twice more.
      const bytes = Object.values(rows[0] ?? {}).filter((value) => value instanceof Uint8Array)
      parentPort.postMessage(
        { id, rows },
        bytes.map(({ buffer }) => buffer as ArrayBuffer),
      )
    } catch (error) {
      parentPort.postMessage({ id, rows: [], error })
    }
  })
}
