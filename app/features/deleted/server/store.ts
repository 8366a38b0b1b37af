import { sql } from 'kysely'
import type { House } from '#app/base/server/feature.ts'
import { type Restorable, restorableUntil, selectDeleted } from '#app/base/server/restorable.ts'
import type { Viewer } from '#app/base/server/viewer.ts'
import { contains, folded } from '#database/differences.ts'
import type { Deleted, DeletedQuery } from '../contract.ts'

type Found = Omit<Deleted, 'deleted_by' | 'restorable_until'>

/** What the viewer can bring back, last deleted first, with how many match in all. */
export async function list(
  { db, keepers }: House,
  { restorables, viewer }: { restorables: Restorable[]; viewer: Viewer },
  { limit = 50, offset = 0, q, subject }: DeletedQuery,
) {
  const kinds = restorables.filter((kind) => !subject || kind.subject === subject)
  if (kinds.length === 0) return { deleted: [], total: 0 }
  const isNamed = q ? contains(db, ['name'], q) : sql`1 = 1`
  const matching = sql`from (${selectDeleted(db, kinds, viewer)}) as deleted where ${isNamed}`
  const [counted, found] = await Promise.all([
    sql<{ total: number }>`select count(*) as total ${matching}`.execute(db),
    sql<Found>`select * ${matching} order by ${folded(db, 'deleted_at')} desc, id desc
      limit ${limit} offset ${offset}`.execute(db),
  ])
  const ids = found.rows.map(({ id }) => id)
  const subjects = kinds.map((kind) => kind.subject)
  const deleters = await keepers.activities.listDeleters(db, subjects, ids)
  const deleted = found.rows.map((row) => ({
    ...row,
    deleted_by: deleters.get(row.id) ?? '',
    restorable_until: restorableUntil(row.deleted_at),
  }))
  return { deleted, total: counted.rows[0]?.total ?? 0 }
}
