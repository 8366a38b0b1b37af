import type { DatabaseSync } from 'node:sqlite'
import type { FileIdentity } from './sqlite-file-identity.ts'
import { LOCK_TIMEOUT_MS, retryWhileBusy } from './sqlite-retry.ts'
import { StatementCache } from './sqlite-statements.ts'

interface WaitingTransaction {
  resolve: () => void
  timer: NodeJS.Timeout
}

/**
 * Transactions that are ready in the same turn of the event loop share one synced commit, because a
 * sync costs far more than the queries. Each has its own savepoint. `commit()` and `rollback()`
 * resolve when the shared commit is on disk, because a rolled-back transaction may have read what
 * others of the group wrote.
 */
export class GroupCommit {
  readonly statements: StatementCache
  #file: DatabaseSync
  #fileIdentity: Pick<FileIdentity, 'findError'>
  #onCommit: () => void
  #waiting: WaitingTransaction[] = []
  #isBusy = false
  #group?: PromiseWithResolvers<void>

  constructor(
    file: DatabaseSync,
    opened: Pick<FileIdentity, 'findError'>,
    onCommit: () => void = () => {},
  ) {
    this.#file = file
    this.#fileIdentity = opened
    this.#onCommit = onCommit
    this.statements = new StatementCache(file)
  }

  /** Waits until the previous transaction has ended. Rejects after 10 s. */
  async begin() {
    const until = Date.now() + LOCK_TIMEOUT_MS
    if (this.#isBusy) await this.#waitForTurn()
    this.#isBusy = true
    try {
      if (!this.#group) await this.#open(until)
      this.#run('savepoint work')
    } catch (error) {
      this.#endTurn()
      throw error
    }
  }

  async commit() {
    const group = this.#group
    this.#run('release work')
    this.#endTurn()
    await group?.promise
  }

  async rollback() {
    const group = this.#group
    const isOpen = this.#file.isTransaction
    if (isOpen) {
      this.#run('rollback to work')
      this.#run('release work')
    } else {
      // After some errors, such as a full disk, SQLite has rolled back the whole group.
      this.#close(new Error('The database could not write'))
    }
    this.#endTurn()
    if (isOpen) await group?.promise
  }

  /** Resolves when the open group is committed, so that the file can be closed. */
  async waitForCommit() {
    await this.#group?.promise.catch(() => {})
  }

  /** Transactions waiting behind this one share the deadline. */
  async #open(until: number) {
    await retryWhileBusy(() => this.#run('begin immediate'), until)
    this.#group = Promise.withResolvers()
    // Transactions of the group receive the error. Without one, a rejection must not end the
    // process.
    this.#group.promise.catch(() => {})
  }

  #waitForTurn() {
    const turn = Promise.withResolvers<void>()
    const waiting = {
      resolve: turn.resolve,
      timer: setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        turn.reject(new Error('The database is locked: another transaction does not end'))
      }, LOCK_TIMEOUT_MS),
    }
    this.#waiting.push(waiting)
    return turn.promise
  }

  #endTurn() {
    this.#startNext()
    // Runs after readable sockets have been read, so that their writes join this group.
    if (!this.#isBusy) setImmediate(() => this.#sync())
  }

  #startNext() {
    const next = this.#waiting.shift()
    clearTimeout(next?.timer)
    if (next) next.resolve()
    else this.#isBusy = false
  }

  /**
   * Commits the group. Blocks new transactions meanwhile, because the commit may have to wait for
   * another program.
   */
  async #sync() {
    if (this.#isBusy || !this.#group) return
    this.#isBusy = true
    try {
      await retryWhileBusy(() => this.#commit())
      this.#close()
      this.#onCommit()
    } catch (error) {
      if (this.#file.isTransaction) this.#run('rollback')
      this.#close(error)
    }
    this.#startNext()
  }

  #commit() {
    const databaseError = this.#fileIdentity.findError()
    if (databaseError) throw new Error(databaseError)
    this.#run('commit')
  }

  #close(error?: unknown) {
    const group = this.#group
    this.#group = undefined
    if (error) group?.reject(error)
    else group?.resolve()
  }

  #run(sql: string) {
    this.statements.run({ sql, parameters: [] })
  }
}
