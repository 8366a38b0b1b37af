import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Right } from '#app/contract/rights.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Viewer } from './viewer.ts'

export const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000

/** A table whose rows are only marked when they are deleted, and come back for 30 days. */
export interface Restorable {
  table: keyof Tables
  /** As activities call a row of it. */
  subject: string
  /** The column by which people call a row, or an expression. */
  name: string | RawBuilder<string> | ((db: Database) => RawBuilder<string>)
  /** Needed to restore it, where that is not the right to read its activity. */
  right?: Right
  /** Which rows the viewer may know; every one if left out. */
  isFor?: (viewer: Viewer) => Expression<SqlBool>
}

interface DeletedRow {
  id: string
  subject: string
  name: string
  deleted_at: string
}

/** What was deleted before this moment cannot be brought back, and is forgotten for good. */
export const restorableSince = () => new Date(Date.now() - RESTORABLE_MS).toISOString()

export const restorableUntil = (deletedAt: string) =>
  new Date(Date.parse(deletedAt) + RESTORABLE_MS).toISOString()

/** What was deleted of them all and the viewer can bring back, as the rows of one query. */
export function selectDeleted(
  db: Database,
  kinds: Restorable[],
  viewer: Viewer,
): RawBuilder<DeletedRow> {
  const parts = kinds.map(
    ({ table, subject, name, isFor }) => sql`
      select id, ${subject} as subject, ${nameOf(db, name)} as name, deleted_at
      from ${sql.table(table)} where deleted_at > ${restorableSince()}
      and ${isFor?.(viewer) ?? sql`1 = 1`}`,
  )
  return sql`${sql.join(parts, sql` union all `)}`
}

function nameOf(db: Database, name: Restorable['name']) {
  if (typeof name === 'string') return sql.ref(name)
  return typeof name === 'function' ? name(db) : name
}
