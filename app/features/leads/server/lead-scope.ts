import { type Expression, type SqlBool, sql } from 'kysely'
import type { Viewer } from '#app/base/server/viewer.ts'
import type { Database } from '#database/connect.ts'

/** Condition on `leads` for the viewer's scope; undefined if the scope is all leads. */
export function scopeOf({ id, lead_scope, branch }: Viewer): Expression<SqlBool> | undefined {
  if (lead_scope === '') return undefined
  const isOwn = sql<SqlBool>`leads.owner_id = ${id}`
  // A lead without a branch belongs to no branch.
  if (lead_scope === 'own' || branch === '') return isOwn
  return sql<SqlBool>`(${isOwn} or leads.branch = ${branch})`
}

/** The same, but always a condition. */
export const isInScope = (viewer: Viewer) => scopeOf(viewer) ?? sql<SqlBool>`1 = 1`

/** Whether the primary lead of an id is not deleted and in the viewer's scope. */
export const belongsToLeadInScope = (leadId: Expression<string>, viewer: Viewer) =>
  isPrimaryLeadWith(leadId, sql<SqlBool>`leads.merged_into is null and ${isInScope(viewer)}`)

/** Whether the condition is true for the primary lead of this id. */
const isPrimaryLeadWith = (leadId: Expression<string>, condition: Expression<SqlBool>) =>
  sql<SqlBool>`exists (
    select 1 from leads as part join leads on leads.id = part.primary_lead_id
    where part.id = ${leadId} and ${condition})`

/** Returns the ids of these leads in the viewer's scope, including merged and deleted ones. */
export async function listInScope(db: Database, viewer: Viewer, ids: string[]) {
  const asked = ids.map((id) => id.toLowerCase())
  if (!scopeOf(viewer)) return new Set(asked)
  const rows = await db
    .selectFrom('leads as asked')
    .select('asked.id')
    .where('asked.id', 'in', asked)
    .where(isPrimaryLeadWith(sql.ref('asked.id'), isInScope(viewer)))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
