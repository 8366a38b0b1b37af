import type { Keepers } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import { Contact } from '../contract.ts'

const wire = Object.keys(Contact.properties) as (keyof Contact)[]

/** What these leads sent, oldest first, deleted or not. */
export function listOf(db: Database, leadIds: string[]): Promise<Contact[]> {
  return db
    .selectFrom('contacts')
    .select(wire)
    .where('lead_id', 'in', leadIds)
    .orderBy('id')
    .execute()
}

/** Forgets it for good, with what activities say of it. */
export async function erase(db: Database, keepers: Keepers, leadIds: string[]) {
  const erased = await db
    .deleteFrom('contacts')
    .where('lead_id', 'in', leadIds)
    .returning('id')
    .execute()
  const ids = erased.map(({ id }) => id)
  if (ids.length > 0) await keepers.activities.forget(db, 'contact', ids)
}
