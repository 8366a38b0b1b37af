import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { ListedContact } from '../contract.ts'

/** Sets `lead_id` to null where the lead is deleted, because it cannot be opened. */
export async function hideDeletedLeads(
  { db, services }: AppContext,
  contacts: ListedContact[],
): Promise<ListedContact[]> {
  const ids = [...new Set(contacts.flatMap(({ lead_id }) => lead_id ?? []))]
  const names = await services.leads.listNames(db, ids)
  return contacts.map(({ lead_id, ...contact }) => ({
    ...contact,
    lead_id: lead_id && names.has(lead_id) ? lead_id : null,
  }))
}
