import { type SqlBool, sql } from 'kysely'
import type { Viewer } from '#app/base/server/viewer.ts'
import type { Database } from '#database/connect.ts'
import { isReached } from '../reach.ts'
import { leadColumns, type StoredLead, toLead } from './lead-row.ts'

/**
 * Returns the possible duplicates of a lead in the viewer's scope, without dismissed ones.
 */
export async function listDoubts(db: Database, rootId: string, viewer: Viewer) {
  const parts = partsOf(db, rootId)
  const pairs = await db
    .selectFrom('lead_doubts')
    .select(['one_id', 'other_id'])
    .where('settled_at', 'is', null)
    .where((is) => is.or([is('one_id', 'in', parts), is('other_id', 'in', parts)]))
    .execute()
  const ids = pairs.flatMap(({ one_id, other_id }) => [one_id, other_id])
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('id', 'in', db.selectFrom('leads').select('root_id').where('id', 'in', ids))
    .where('id', '!=', rootId)
    .where('merged_into', 'is', null)
    .where(isReached(viewer))
    .orderBy('created_at')
    .execute()
  return rows.map(toDoubt)
}

/** Those that a person put into this one; not what had been put into them before. */
export async function listParts(db: Database, id: string) {
  const rows = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('merged_into', '=', id)
    .where('root_id', '=', id)
    .orderBy('created_at')
    .execute()
  return rows.map(toDoubt)
}

function toDoubt(row: StoredLead) {
  const { id, name, emails, phones } = toLead(row)
  return { id, name, emails, phones }
}

/** Dismisses a possible duplicate, or restores it. */
export async function settleDoubt(
  db: Database,
  { id, otherId }: Record<'id' | 'otherId', string>,
  settled_at: string | null,
) {
  const [one_id, other_id] = [id, otherId].toSorted() as [string, string]
  await db
    .insertInto('lead_doubts')
    .values({ one_id, other_id, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const isBetween = (one: string, other: string) => sql<SqlBool>`
    one_id in ${partsOf(db, one)} and other_id in ${partsOf(db, other)}`
  await db
    .updateTable('lead_doubts')
    .set({ settled_at })
    .where((is) => is.or([isBetween(id, otherId), isBetween(otherId, id)]))
    .execute()
}

const partsOf = (db: Database, rootId: string) =>
  db.selectFrom('leads').select('id').where('root_id', '=', rootId)
