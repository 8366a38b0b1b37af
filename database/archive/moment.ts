import type { Manifest, Table } from './format.ts'

/** A database as it was at one moment, whoever writes to it meanwhile; nobody waits for its reader. */
export interface Moment extends Pick<Manifest, 'database' | 'migrations'> {
  tables: KeyedTable[]
  /** All rows in the order of their keys, byte by byte, some at a time; values as the columns stand. */
  readRows: (table: KeyedTable) => AsyncIterable<unknown[][]> | Iterable<unknown[][]>
  close: () => Promise<void>
}

export interface KeyedTable extends Table {
  /** The columns that tell its rows apart: all of them where it has no primary key. */
  key: string[]
}

/** So many rows are read at a time: those with bytes have up to 10 MB each. */
export const rowsAtATime = ({ columns }: Pick<Table, 'columns'>) =>
  columns.some(({ type }) => type === 'bytes') ? 1 : 250

/** What the databases make of other columns, each in its way. */
const derived = [{ table: 'messages', column: 'number' }]

export const isDerived = (table: string, column: string) =>
  derived.some((each) => each.table === table && each.column === column)

/** What tells which migrations were run stands in the manifest; the words of messages are an index. */
export const isCarried = (table: string) => !/^(kysely_|sqlite_|message_words)/.test(table)

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
