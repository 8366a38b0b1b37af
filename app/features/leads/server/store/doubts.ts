import type { Database } from '#database/connect.ts'
import { leadColumns, toLead } from './lead-row.ts'

/** Who is perhaps the same as this one: those of whom nobody has said that they are two. */
export async function listDoubts(db: Database, rootId: string) {
  const parts = db.selectFrom('leads').select('id').where('root_id', '=', rootId)
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
    .orderBy('created_at')
    .execute()
  return rows.map(toLead).map(({ id, name, emails, phones }) => ({ id, name, emails, phones }))
}
