import { EventEmitter } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
} from 'kysely'
import { addEmojiFunction } from './message-emoji.ts'
import { FileCompiler } from './sqlite-compiler.ts'
import { FileIdentity } from './sqlite-file-identity.ts'
import { addFoldFunction } from './sqlite-fold-function.ts'
import { GroupCommit } from './sqlite-group-commit.ts'
import { LOCK_TIMEOUT_MS, retryWhileBusy } from './sqlite-retry.ts'
import { StatementCache } from './sqlite-statements.ts'
import { TransactionContext } from './sqlite-transaction-context.ts'
import { isForWorker, SqliteWorker } from './sqlite-worker.ts'
import { WalCheckpointer } from './wal-checkpoint.ts'

/** Time after which a transaction yields to the event loop between two queries. */
const MAX_BLOCKING_MS = 0.25

/**
 * Size of the WAL (32 MB) at which a commit itself runs a checkpoint, if the worker is too slow.
 */
const MAX_WAL_PAGES = 8_000

/** Kysely dialect for node:sqlite. Committed data survives a power cut. */
export function sqlite(path: string): Dialect {
  const opened = new FileIdentity(path)
  const wal = new WalCheckpointer(path)
  return {
    createDriver: () => new SqliteDriver(path, opened, wal),
    createAdapter: () => new FileAdapter(opened, wal),
    createQueryCompiler: () => new FileCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/**
 * Migrations run in one `begin immediate` transaction, so a second server that starts waits for it
 * and finds the migrations completed.
 */
export class FileAdapter extends SqliteAdapter {
  readonly opened: FileIdentity
  readonly wal: WalCheckpointer
  /** Emits change notifications, see change-notifications.ts. */
  readonly changes = new EventEmitter().setMaxListeners(0)

  constructor(opened: FileIdentity, wal: WalCheckpointer) {
    super()
    this.opened = opened
    this.wal = wal
  }

  override get supportsMultipleConnections() {
    return true
  }
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * Two connections to one file, one for writing and one for reading. Readers never see uncommitted
 * data and never wait for the writer. Exported for the crash test.
 */
export class SqliteDriver implements Driver {
  #path: string
  #openedFile: FileIdentity
  #handles: DatabaseSync[] = []
  #writing!: GroupCommit
  #reading!: StatementCache
  #worker: SqliteWorker
  #wal: WalCheckpointer
  #context = new TransactionContext()

  constructor(path: string, opened = new FileIdentity(path), wal = new WalCheckpointer(path)) {
    this.#path = path
    this.#openedFile = opened
    this.#worker = new SqliteWorker(path)
    this.#wal = wal
  }

  async init() {
    // Opening may block, because no request is served yet. Later `retryWhileBusy` waits without
    // blocking.
    const writer = new DatabaseSync(this.#path, { timeout: LOCK_TIMEOUT_MS })
    writer.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma secure_delete = on;
      pragma cache_size = -16000;
      pragma busy_timeout = 0;
      pragma wal_autocheckpoint = ${MAX_WAL_PAGES};
    `)
    addEmojiFunction(writer)
    addFoldFunction(writer)
    const reader = new DatabaseSync(this.#path, { readOnly: true })
    addFoldFunction(reader)
    // The first read opens the WAL file, before the identity of the files is stored.
    reader.exec('pragma mmap_size = 268435456; select count(*) from sqlite_schema')
    this.#openedFile.remember()
    this.#handles = [reader, writer]
    this.#writing = new GroupCommit(writer, this.#openedFile, () => this.#wal.checkpoint())
    this.#reading = new StatementCache(reader)
  }

  async acquireConnection() {
    return new SqliteConnection(this.#writing, this.#reading, this.#worker, this.#context)
  }

  beginTransaction(connection: SqliteConnection) {
    return connection.beginTransaction()
  }
  commitTransaction(connection: SqliteConnection) {
    return connection.commit()
  }
  rollbackTransaction(connection: SqliteConnection) {
    return connection.rollback()
  }
  async releaseConnection() {}

  async destroy() {
    await this.#writing.waitForCommit()
    await this.#worker.close()
    await this.#wal.close()
    for (const handle of this.#handles) handle.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  #writing: GroupCommit
  #reading: StatementCache
  #worker: SqliteWorker
  #context: TransactionContext
  #isInTransaction = false
  #state?: { isOpen: boolean }
  #turnStartedAt = 0

  constructor(
    writing: GroupCommit,
    reading: StatementCache,
    worker: SqliteWorker,
    context: TransactionContext,
  ) {
    this.#writing = writing
    this.#reading = reading
    this.#worker = worker
    this.#context = context
  }

  /**
   * Enters the transaction context before any await, so that it applies to the code that Kysely
   * runs next.
   */
  async beginTransaction() {
    this.#context.assertNotInTransaction()
    this.#state = this.#context.enter()
    try {
      await this.#begin()
    } catch (error) {
      this.#leaveTransaction()
      throw error
    }
  }

  async #begin() {
    await this.#writing.begin()
    this.#isInTransaction = true
    this.#turnStartedAt = performance.now()
  }

  async commit() {
    this.#leaveTransaction()
    await this.#writing.commit()
  }

  async rollback() {
    // Kysely also rolls back after a failed commit; then nothing is left to undo.
    if (!this.#isInTransaction) return
    this.#leaveTransaction()
    await this.#writing.rollback()
  }

  /**
   * Code that the transaction started without awaiting it may start its own transaction from now
   * on.
   */
  #leaveTransaction() {
    this.#isInTransaction = false
    if (this.#state) this.#state.isOpen = false
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isInTransaction) {
      const result = this.#writing.statements.run<Row>(query)
      await this.#yieldToEventLoop()
      return result
    }
    if (isForWorker(query)) return this.#worker.run<Row>(query)
    if (/^\s*select\b/i.test(query.sql)) return retryWhileBusy(() => this.#reading.run<Row>(query))
    this.#context.assertNotInTransaction()
    await this.#begin()
    try {
      const result = this.#writing.statements.run<Row>(query)
      await this.commit()
      return result
    } catch (error) {
      await this.rollback()
      throw error
    }
  }

  /** Lets the event loop run during a long transaction, so that readers do not wait. */
  async #yieldToEventLoop() {
    if (performance.now() - this.#turnStartedAt < MAX_BLOCKING_MS) return
    await setImmediate()
    this.#turnStartedAt = performance.now()
  }

  // biome-ignore lint/correctness/useYield: Kysely requires the method; no query here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported')
  }
}
