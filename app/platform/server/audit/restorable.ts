import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Right } from '#app/contract/rights.ts'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'
import type { Viewer } from '../auth/viewer.ts'

export const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000

/** A table with soft deletion, whose rows can be restored for 30 days. */
export interface Restorable {
  table: keyof Tables
  /** The subject in the audit log. */
  subject: string
  /** The column, or expression, with the display name. */
  name: string | RawBuilder<string> | ((db: Database) => RawBuilder<string>)
  /** The right to restore it; default: the right to read its audit log. */
  right?: Right
  /** Which rows the viewer may see; default: all. */
  isFor?: (viewer: Viewer) => Expression<SqlBool>
}

interface DeletedRow {
  id: string
  subject: string
  name: string
  deleted_at: string
}

/** Rows that were deleted before this time cannot be restored and are removed permanently. */
export const restorableSince = () => new Date(Date.now() - RESTORABLE_MS).toISOString()

export const restorableUntil = (deletedAt: string) =>
  new Date(Date.parse(deletedAt) + RESTORABLE_MS).toISOString()

/** Selects the deleted rows of all tables that the viewer can restore. */
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
