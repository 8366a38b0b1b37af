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
import { addFoldFunction } from './fold-function.ts'
import { addEmojiFunction } from './message-emoji.ts'
import { AsideReader, isAside } from './sqlite-aside.ts'
import { PATIENCE_MS, whenFree } from './sqlite-busy.ts'
import { FileCompiler } from './sqlite-compiler.ts'
import { OpenedFile } from './sqlite-file.ts'
import { GroupCommit } from './sqlite-group-commit.ts'
import { LogKeeper } from './sqlite-log.ts'
import { StatementCache } from './sqlite-statements.ts'
import { TransactionContext } from './sqlite-transaction-context.ts'

/**
 * How long the queries of a transaction may block the event loop, except for a single slow query.
 */
const TURN_MS = 0.25

/** If the worker does not keep up, a commit runs the checkpoint: 32 MB. */
const MOST_LOG_PAGES = 8_000

/** Kysely dialect for node:sqlite. Committed data survives a power cut. */
export function sqlite(path: string): Dialect {
  const opened = new OpenedFile(path)
  const log = new LogKeeper(path)
  return {
    createDriver: () => new SqliteDriver(path, opened, log),
    createAdapter: () => new FileAdapter(opened, log),
    createQueryCompiler: () => new FileCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/**
 * Migrations run in one `begin immediate`: a second server that starts waits, then finds them done.
 */
export class FileAdapter extends SqliteAdapter {
  readonly opened: OpenedFile
  readonly log: LogKeeper
  /** Emits change notifications, see signals.ts. */
  readonly signals = new EventEmitter().setMaxListeners(0)

  constructor(opened: OpenedFile, log: LogKeeper) {
    super()
    this.opened = opened
    this.log = log
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
  #opened: OpenedFile
  #handles: DatabaseSync[] = []
  #writing!: GroupCommit
  #reading!: StatementCache
  #aside: AsideReader
  #log: LogKeeper
  #context = new TransactionContext()

  constructor(path: string, opened = new OpenedFile(path), log = new LogKeeper(path)) {
    this.#path = path
    this.#opened = opened
    this.#aside = new AsideReader(path)
    this.#log = log
  }

  async init() {
    // Opening may block, because no request is served yet; later `whenFree` waits instead.
    const writer = new DatabaseSync(this.#path, { timeout: PATIENCE_MS })
    writer.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma secure_delete = on;
      pragma cache_size = -16000;
      pragma busy_timeout = 0;
      pragma wal_autocheckpoint = ${MOST_LOG_PAGES};
    `)
    addEmojiFunction(writer)
    addFoldFunction(writer)
    const reader = new DatabaseSync(this.#path, { readOnly: true })
    addFoldFunction(reader)
    // The first read opens the WAL file.
    reader.exec('pragma mmap_size = 268435456; select count(*) from sqlite_schema')
    this.#opened.note()
    this.#handles = [reader, writer]
    this.#writing = new GroupCommit(writer, this.#opened, () => this.#log.look())
    this.#reading = new StatementCache(reader)
  }

  async acquireConnection() {
    return new SqliteConnection(this.#writing, this.#reading, this.#aside, this.#context)
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
    await this.#writing.settle()
    await this.#aside.end()
    await this.#log.end()
    for (const handle of this.#handles) handle.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  #writing: GroupCommit
  #reading: StatementCache
  #aside: AsideReader
  #context: TransactionContext
  #isInTransaction = false
  #state?: { isOpen: boolean }
  #turnBegan = 0

  constructor(
    writing: GroupCommit,
    reading: StatementCache,
    aside: AsideReader,
    context: TransactionContext,
  ) {
    this.#writing = writing
    this.#reading = reading
    this.#aside = aside
    this.#context = context
  }

  /** Enters the context before any await, so that it applies to the code that Kysely runs next. */
  async beginTransaction() {
    this.#context.refuseWithin()
    this.#state = this.#context.enter()
    try {
      await this.#begin()
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  async #begin() {
    await this.#writing.begin()
    this.#isInTransaction = true
    this.#turnBegan = performance.now()
  }

  async commit() {
    this.#leave()
    await this.#writing.commit()
  }

  async rollback() {
    // Kysely also rolls back after a failed commit; then nothing is left to undo.
    if (!this.#isInTransaction) return
    this.#leave()
    await this.#writing.rollback()
  }

  /** Work that the transaction started without awaiting it may write from now on. */
  #leave() {
    this.#isInTransaction = false
    if (this.#state) this.#state.isOpen = false
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isInTransaction) {
      const result = this.#writing.statements.run<Row>(query)
      await this.#giveWay()
      return result
    }
    if (isAside(query)) return this.#aside.run<Row>(query)
    if (/^\s*select\b/i.test(query.sql)) return whenFree(() => this.#reading.run<Row>(query))
    this.#context.refuseWithin()
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
  async #giveWay() {
    if (performance.now() - this.#turnBegan < TURN_MS) return
    await setImmediate()
    this.#turnBegan = performance.now()
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for the method; no query here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not supported')
  }
}
