import type { FastifyInstance } from 'fastify'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { publishDeletion } from './events.ts'
import { selectApplications, toApplication, withHistory } from './store.ts'

/** Returns all applications of these leads with their steps, also deleted ones. */
export async function listByLeads(
  { db, office, services }: Pick<FastifyInstance, 'db' | 'office' | 'services'>,
  leadIds: string[],
) {
  const clock = await office.read()
  const rows = await selectApplications(db)
    .where('applications.lead_id', 'in', leadIds)
    .orderBy('applications.id')
    .execute()
  const applications = rows.map((row) => toApplication(row, clock))
  return withHistory(db, applications, services.administrators.listNames)
}

/** Erases the applications of these leads and their values in the audit log. */
export async function erase(db: Database, services: Services, leadIds: string[]) {
  const erased = await db
    .deleteFrom('applications')
    .where('lead_id', 'in', leadIds)
    .returning(['id', 'lead_id', 'deleted_at'])
    .execute()
  for (const row of erased) if (!row.deleted_at) await publishDeletion(db, row)
  const ids = erased.map(({ id }) => id)
  if (ids.length > 0) await services.auditLog.erase(db, 'application', ids)
}

/** Returns the ids of the applications of these leads. */
export async function listIds(db: Database, leadIds: string[]) {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('lead_id', 'in', leadIds)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
