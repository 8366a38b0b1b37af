import type { DatabaseSync } from 'node:sqlite'
import { PATIENCE_MS, whenFree } from './sqlite-busy.ts'
import type { OpenedFile } from './sqlite-file.ts'
import { StatementCache } from './sqlite-statements.ts'

interface Waiting {
  resolve: () => void
  timer: NodeJS.Timeout
}

/**
 * Transactions that are ready in the same turn of the event loop share one synced commit, each
 * within a savepoint of its own: one that fails undoes only itself. `commit()` and `rollback()`
 * resolve when the shared commit is on disk: also who undoes may answer by what others of the
 * group have written. A sync costs a server far more than the queries between two syncs.
 */
export class GroupCommit {
  readonly statements: StatementCache
  #file: DatabaseSync
  #opened: Pick<OpenedFile, 'fault'>
  #committed: () => void
  #waiting: Waiting[] = []
  #isTaken = false
  #group?: PromiseWithResolvers<void>

  constructor(
    file: DatabaseSync,
    opened: Pick<OpenedFile, 'fault'>,
    committed: () => void = () => {},
  ) {
    this.#file = file
    this.#opened = opened
    this.#committed = committed
    this.statements = new StatementCache(file)
  }

  /**
   * Waits for its turn: transactions of one file run one after the other. Rejects after 10 s, for
   * the one before it may never end.
   */
  async begin() {
    const until = Date.now() + PATIENCE_MS
    if (this.#isTaken) await this.#waitForTurn()
    this.#isTaken = true
    try {
      if (!this.#group) await this.#open(until)
      this.#run('savepoint work')
    } catch (error) {
      this.#leave()
      throw error
    }
  }

  async commit() {
    const group = this.#group
    this.#run('release work')
    this.#leave()
    await group?.promise
  }

  async rollback() {
    const group = this.#group
    const isOpen = this.#file.isTransaction
    if (isOpen) {
      this.#run('rollback to work')
      this.#run('release work')
    } else {
      // After some errors (disk full) SQLite itself has undone the whole group.
      this.#close(new Error('The database could not write'))
    }
    this.#leave()
    if (isOpen) await group?.promise
  }

  /** Resolves when nothing is open any more: a file that is closed cannot be committed. */
  async settle() {
    await this.#group?.promise.catch(() => {})
  }

  /** Those who wait behind this one have waited as long: none of them begins from the start. */
  async #open(until: number) {
    await whenFree(() => this.#run('begin immediate'), until)
    this.#group = Promise.withResolvers()
    // Whoever waits hears of a failure; with nobody waiting it must not end the process.
    this.#group.promise.catch(() => {})
  }

  #waitForTurn() {
    const turn = Promise.withResolvers<void>()
    const waiting = {
      resolve: turn.resolve,
      timer: setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        turn.reject(new Error('The database is locked: another transaction does not end'))
      }, PATIENCE_MS),
    }
    this.#waiting.push(waiting)
    return turn.promise
  }

  #leave() {
    this.#passOn()
    // After the sockets that are readable now have been read: their writes join this group.
    if (!this.#isTaken) setImmediate(() => this.#sync())
  }

  #passOn() {
    const next = this.#waiting.shift()
    clearTimeout(next?.timer)
    if (next) next.resolve()
    else this.#isTaken = false
  }

  /** Takes a turn like a transaction, for it may have to wait: nothing is to begin meanwhile. */
  async #sync() {
    if (this.#isTaken || !this.#group) return
    this.#isTaken = true
    try {
      await whenFree(() => this.#commit())
      this.#close()
      this.#committed()
    } catch (error) {
      if (this.#file.isTransaction) this.#run('rollback')
      this.#close(error)
    }
    this.#passOn()
  }

  #commit() {
    const fault = this.#opened.fault()
    if (fault) throw new Error(fault)
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
