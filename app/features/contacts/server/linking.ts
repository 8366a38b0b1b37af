import type { House } from '#app/base/server/feature.ts'
import type { Enquiry } from '#app/base/server/keepers.ts'
import { readOrigin } from '#app/contract/enquiry.ts'
import { findCountryCode } from '#database/country-code.ts'
import { lock } from '#database/differences.ts'
import type { Contact } from '../contract.ts'

const LINKED_AT_ONCE = 50

/** What the form asked, for the lead whose it is. */
export function toEnquiry(contact: Contact, origin?: string): Enquiry {
  const { name, email, phone, country, message: text, created_at: at } = contact
  const code = findCountryCode(country)
  return {
    way: 'form',
    person: { name, email, phone },
    countries: code ? [code] : [],
    text,
    at,
    origin: readOrigin(origin),
  }
}

/**
 * Links what came before there were leads, oldest first, a few in each transaction: it may stop
 * anywhere and goes on from there.
 */
export async function linkOlder(house: House) {
  while (await linkSome(house));
}

/** Whether there may be more. */
function linkSome({ db, keepers }: House) {
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, 'contacts without lead')
    const unlinked = await transaction
      .selectFrom('contacts')
      .selectAll()
      .where('lead_id', 'is', null)
      .orderBy('id')
      .limit(LINKED_AT_ONCE)
      .execute()
    for (const contact of unlinked) {
      const { id } = await keepers.leads.enquire(transaction, toEnquiry(contact))
      await transaction
        .updateTable('contacts')
        .set({ lead_id: id })
        .where('id', '=', contact.id)
        .execute()
    }
    return unlinked.length === LINKED_AT_ONCE
  })
}
