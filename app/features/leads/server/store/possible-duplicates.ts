import { type SqlBool, sql } from 'kysely'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'
import { isInScope } from '../lead-scope.ts'
import { leadColumns, type StoredLead, toLead } from './lead-row.ts'

/** Returns the possible duplicates of a lead in the viewer's scope, without dismissed ones. */
export async function listPossibleDuplicates(db: Database, primaryLeadId: string, viewer: Viewer) {
  const mergedLeads = mergedLeadsOf(db, primaryLeadId)
  const pairs = await db
    .selectFrom('possible_duplicates')
    .select(['lead_id', 'other_id'])
    .where('dismissed_at', 'is', null)
    .where((eb) => eb.or([eb('lead_id', 'in', mergedLeads), eb('other_id', 'in', mergedLeads)]))
    .execute()
  const ids = pairs.flatMap(({ lead_id, other_id }) => [lead_id, other_id])
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('id', 'in', db.selectFrom('leads').select('primary_lead_id').where('id', 'in', ids))
    .where('id', '!=', primaryLeadId)
    .where('merged_into', 'is', null)
    .where(isInScope(viewer))
    .orderBy('created_at')
    .execute()
  return rows.map(toLeadSummary)
}

/** Returns the leads that were merged directly into this one. */
export async function listMergedLeads(db: Database, id: string) {
  const rows = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('merged_into', '=', id)
    .where('primary_lead_id', '=', id)
    .orderBy('created_at')
    .execute()
  return rows.map(toLeadSummary)
}

function toLeadSummary(row: StoredLead) {
  const { id, name, emails, phones } = toLead(row)
  return { id, name, emails, phones }
}

/** Dismisses a possible duplicate, or restores it. */
export async function setDismissed(
  db: Database,
  { id, otherId }: Record<'id' | 'otherId', string>,
  dismissed_at: string | null,
) {
  const [lead_id, other_id] = [id, otherId].toSorted() as [string, string]
  await db
    .insertInto('possible_duplicates')
    .values({ lead_id, other_id, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const isBetween = (firstId: string, secondId: string) => sql<SqlBool>`
    lead_id in ${mergedLeadsOf(db, firstId)} and other_id in ${mergedLeadsOf(db, secondId)}`
  await db
    .updateTable('possible_duplicates')
    .set({ dismissed_at })
    .where((eb) => eb.or([isBetween(id, otherId), isBetween(otherId, id)]))
    .execute()
}

/** Selects the ids of a primary lead and of all leads merged into it. */
const mergedLeadsOf = (db: Database, primaryLeadId: string) =>
  db.selectFrom('leads').select('id').where('primary_lead_id', '=', primaryLeadId)
