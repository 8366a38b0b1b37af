import { type Expression, type SqlBool, sql } from 'kysely'
import type { Viewer } from '#app/base/server/viewer.ts'
import type { Database } from '#database/connect.ts'

/** Of rows of `leads`, in SQL: whether the viewer may know them; undefined where they may know all. */
export function scopeOf({ id, lead_scope, branch }: Viewer): Expression<SqlBool> | undefined {
  if (lead_scope === '') return undefined
  const isOwn = sql<SqlBool>`leads.owner_id = ${id}`
  // A lead without a branch belongs to no branch.
  if (lead_scope === 'own' || branch === '') return isOwn
  return sql<SqlBool>`(${isOwn} or leads.branch = ${branch})`
}

/** The same as a condition that is always there. */
export const isInScope = (viewer: Viewer) => scopeOf(viewer) ?? sql<SqlBool>`1 = 1`

/** Of the id of a lead or of one that became part of it, in SQL: not deleted, and the viewer may know it. */
export const belongsToLeadInScope = (leadId: Expression<string>, viewer: Viewer) =>
  isPrimaryLeadWith(leadId, sql<SqlBool>`leads.merged_into is null and ${isInScope(viewer)}`)

/** Whether this is so of the lead that stands for the one of this id. */
const isPrimaryLeadWith = (leadId: Expression<string>, condition: Expression<SqlBool>) =>
  sql<SqlBool>`exists (
    select 1 from leads as part join leads on leads.id = part.primary_lead_id
    where part.id = ${leadId} and ${condition})`

/** Those of these leads, or of what became part of them, that the viewer may know, deleted or not. */
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
