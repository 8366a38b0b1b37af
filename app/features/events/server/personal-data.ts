import { createSentRows } from '#app/platform/server/personal-data/sent-rows.ts'
import type { Database } from '#database/connect.ts'
import { selectRegistrations, toRegistration } from './registrations.ts'

/** Spam, also cancelled spam, has no lead. */
export const sentRegistrations = createSentRows({
  table: 'event_registrations',
  subject: 'event_registration',
})

/** Returns all registrations of these leads, and spam from their e-mail addresses. */
export async function listByLeads(db: Database, leadIds: string[]) {
  if (leadIds.length === 0) return []
  const rows = await selectRegistrations(db)
    .where(sentRegistrations.isOfLeads(leadIds))
    .orderBy('id')
    .execute()
  return rows.map(toRegistration)
}
