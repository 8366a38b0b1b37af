import { type Role, roles } from '#app/contract/rights.ts'
import type { Database } from '#database/connect.ts'

/** Roles that require a second factor, in the order of `roles`. */
export async function listRequiredRoles(db: Database): Promise<Role[]> {
  const rows = await db.selectFrom('required_factors').select('role').execute()
  return roles.filter((role) => rows.some((row) => row.role === role))
}

/** Sets the roles. Roles that were required before keep their date. */
export async function replaceRequiredRoles(db: Database, required: Role[]) {
  const required_at = new Date().toISOString()
  const others = roles.filter((role) => !required.includes(role))
  if (others.length > 0) {
    await db.deleteFrom('required_factors').where('role', 'in', others).execute()
  }
  if (required.length === 0) return
  await db
    .insertInto('required_factors')
    .values([...new Set(required)].map((role) => ({ role, required_at })))
    .onConflict((conflict) => conflict.column('role').doNothing())
    .execute()
}

/** Whether the administrator's role requires a second factor. */
export async function isFactorRequired(db: Database, administratorId: string) {
  const row = await db
    .selectFrom('administrators')
    .innerJoin('required_factors', 'required_factors.role', 'administrators.role')
    .select('administrators.id')
    .where('administrators.id', '=', administratorId)
    .executeTakeFirst()
  return row !== undefined
}
