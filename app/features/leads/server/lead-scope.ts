import { type Expression, type SqlBool, sql } from 'kysely'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'

/** Returns an SQL condition on `leads` that selects the viewer's scope; undefined for all leads. */
export function scopeOf({ id, lead_scope, branch }: Viewer): Expression<SqlBool> | undefined {
  if (lead_scope === '') return undefined
  const isAssigned = sql<SqlBool>`leads.owner_id = ${id}`
  // A viewer without a branch must not match the leads without a branch.
  if (lead_scope === 'own' || branch === '') return isAssigned
  return sql<SqlBool>`(${isAssigned} or leads.branch = ${branch})`
}

/** Like `scopeOf`, but always returns a condition. */
export const isInScope = (viewer: Viewer) => scopeOf(viewer) ?? sql<SqlBool>`1 = 1`

/**
 * SQL condition on the id of a lead or merged lead: its primary lead is not deleted and in the
 * viewer's scope.
 */
export const belongsToLeadInScope = (leadId: Expression<string>, viewer: Viewer) =>
  isPrimaryLeadWith(leadId, sql<SqlBool>`leads.merged_into is null and ${isInScope(viewer)}`)

/** SQL condition on the id of a lead or merged lead: its primary lead meets the condition. */
const isPrimaryLeadWith = (leadId: Expression<string>, condition: Expression<SqlBool>) =>
  sql<SqlBool>`exists (
    select 1 from leads as merged join leads on leads.id = merged.primary_lead_id
    where merged.id = ${leadId} and ${condition})`

/**
 * Returns those of these leads and merged leads that are in the viewer's scope, including deleted
 * ones.
 */
export async function listInScope(db: Database, viewer: Viewer, ids: string[]) {
  const leadIds = ids.map((id) => id.toLowerCase())
  if (!scopeOf(viewer)) return new Set(leadIds)
  const rows = await db
    .selectFrom('leads as requested')
    .select('requested.id')
    .where('requested.id', 'in', leadIds)
    .where(isPrimaryLeadWith(sql.ref('requested.id'), isInScope(viewer)))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
