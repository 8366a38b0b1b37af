import type { Manifest, Table } from './format.ts'

/** A consistent snapshot of a database. Reading it does not block writers. */
export interface Snapshot extends Pick<Manifest, 'database' | 'migrations'> {
  tables: KeyedTable[]
  /** Reads all rows in batches, sorted by their keys byte by byte; values are in column order. */
  readRows: (table: KeyedTable) => AsyncIterable<unknown[][]> | Iterable<unknown[][]>
  close: () => Promise<void>
}

export interface KeyedTable extends Table {
  /** The primary key, or all columns without one. */
  key: string[]
}

/**
 * Returns the number of rows per batch: 1 for tables with files, because such a row may have 10 MB.
 */
export const getBatchSize = ({ columns }: Pick<Table, 'columns'>) =>
  columns.some(({ type }) => type === 'bytes') ? 1 : 250

/** Columns that the database computes from other columns, so that archives omit them. */
const derived = [
  { table: 'messages', column: 'number' },
  { table: 'leads', column: 'letters_id' },
]

export const isDerived = (table: string, column: string) =>
  derived.some((each) => each.table === table && each.column === column)

/**
 * Whether an archive contains the table. Migrations are in the manifest, and message_words and
 * lead_letters are search indexes that can be rebuilt.
 */
export const isArchived = (table: string) =>
  !/^(kysely_|sqlite_|message_words|lead_letters)/.test(table)

export const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`
