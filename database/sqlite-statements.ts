import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'

const MOST_STATEMENTS = 300

/** Prepares each SQL text once per handle: preparing costs more than most of our queries. */
export class StatementCache {
  #file: DatabaseSync
  #prepared = new Map<string, { statement: StatementSync; hasRows: boolean }>()

  constructor(file: DatabaseSync) {
    this.#file = file
  }

  run<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    const { statement, hasRows } = this.#prepared.get(sql) ?? this.#prepare(sql)
    const values = parameters as SQLInputValue[]
    if (hasRows) return { rows: statement.all(...values) as Row[] }
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
  }

  #prepare(sql: string) {
    const [oldest] = this.#prepared.keys()
    if (oldest && this.#prepared.size >= MOST_STATEMENTS) this.#prepared.delete(oldest)
    const statement = this.#file.prepare(sql)
    const prepared = { statement, hasRows: statement.columns().length > 0 }
    this.#prepared.set(sql, prepared)
    return prepared
  }
}
