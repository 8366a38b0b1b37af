import { sql } from 'kysely'
import {
  type Restorable,
  restorableUntil,
  selectDeleted,
} from '#app/platform/server/audit/restorable.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import { containsText, foldCase } from '#database/sql-dialect.ts'
import type { DeletedItem, TrashQuery } from '../contract.ts'

type FoundItem = Omit<DeletedItem, 'deleted_by' | 'restorable_until'>

/**
 * Lists the items that the viewer can restore, last deleted first, and the total number of matches.
 */
export async function list(
  { db, services }: AppContext,
  { restorables, viewer }: { restorables: Restorable[]; viewer: Viewer },
  { limit = 50, offset = 0, q, subject }: TrashQuery,
) {
  const selected = restorables.filter((restorable) => !subject || restorable.subject === subject)
  if (selected.length === 0) return { items: [], total: 0 }
  const nameCondition = q ? containsText(db, ['name'], q) : sql`1 = 1`
  const matching = sql`from (${selectDeleted(db, selected, viewer)}) as items where ${nameCondition}`
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*) as total ${matching}`.execute(db),
    sql<FoundItem>`select * ${matching} order by ${foldCase(db, 'deleted_at')} desc, id desc
      limit ${limit} offset ${offset}`.execute(db),
  ])
  const ids = found.rows.map(({ id }) => id)
  const subjects = selected.map((restorable) => restorable.subject)
  const deleters = await services.auditLog.listDeleters(db, subjects, ids)
  const items = found.rows.map((row) => ({
    ...row,
    deleted_by: deleters.get(row.id) ?? '',
    restorable_until: restorableUntil(row.deleted_at),
  }))
  return { items, total: counted.rows[0]?.total ?? 0 }
}
