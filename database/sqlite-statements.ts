import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'

const MAX_STATEMENTS = 300

interface PreparedStatement {
  statement: StatementSync
  columns: string[]
}

/** Prepares each SQL text once per connection, because preparing takes longer than most queries. */
export class StatementCache {
  #file: DatabaseSync
  #prepared = new Map<string, PreparedStatement>()

  constructor(file: DatabaseSync) {
    this.#file = file
  }

  run<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    const prepared = this.#prepared.get(sql) ?? this.#prepare(sql)
    const { statement, columns } = prepared
    // Moves the statement to the end, so that the least recently used one is evicted first.
    this.#prepared.delete(sql)
    this.#prepared.set(sql, prepared)
    const values = parameters as SQLInputValue[]
    if (columns.length > 0) return { rows: toRows<Row>(columns, statement.all(...values)) }
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
  }

  #prepare(sql: string) {
    const [oldest] = this.#prepared.keys()
    if (oldest && this.#prepared.size >= MAX_STATEMENTS) this.#prepared.delete(oldest)
    const statement = this.#file.prepare(sql)
    statement.setReturnArrays(true)
    return { statement, columns: statement.columns().map(({ name }) => name) }
  }
}

/** Objects of one shape are twice as fast as those of node:sqlite. */
function toRows<Row>(columns: string[], arrays: unknown[]): Row[] {
  return (arrays as unknown[][]).map((values) => {
    const row: Record<string, unknown> = {}
    for (let index = 0; index < columns.length; index++) {
      row[columns[index] as string] = values[index]
    }
    return row as Row
  })
}
