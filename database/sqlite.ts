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

/** As long as others wait for a transaction's queries at most, but for a single one that is longer. */
const TURN_MS = 0.25

/** Where the other thread does not keep up, whoever commits writes the log back: 32 MB. */
const MOST_LOG_PAGES = 8_000

/** Node's own SQLite behind Kysely. What has been answered as saved survives a power cut. */
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
 * Migrations run in one `begin immediate`: a second server that starts at the same time waits,
 * then finds them done.
 */
export class FileAdapter extends SqliteAdapter {
  readonly opened: OpenedFile
  readonly log: LogKeeper
  /** What is told of changes, see signals.ts. */
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
 * Two handles on one file: one writes, one reads. A reader never sees what is not yet on disk,
 * and never waits for a writer. Exported for the crash test, which proves itself on a broken one.
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
    // Nobody is served yet: opening may wait. Later on SQLite must not, but `whenFree` does.
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
    // Reading opens the log, which is there from now on.
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

  /** Enters before anything is awaited, so that the code which Kysely runs next is within it. */
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
    // Kysely also rolls back after a failed commit: there is nothing left to undo then.
    if (!this.#isInTransaction) return
    this.#leave()
    await this.#writing.rollback()
  }

  /** What the transaction has started without waiting for it may write from now on. */
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

  /** A long transaction holds up nobody who reads: its queries would all be one turn of the event loop. */
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
