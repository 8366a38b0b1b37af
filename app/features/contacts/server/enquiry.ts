import type { House } from '#app/base/server/feature.ts'
import type { Enquiry } from '#app/base/server/keepers.ts'
import { readSentOrigin } from '#app/base/server/origin.ts'
import type { Database } from '#database/connect.ts'
import { findCountryCode } from '#database/country-code.ts'
import { lock } from '#database/differences.ts'
import type { Contact, NewContact } from '../contract.ts'
import { hasSpamState } from './list.ts'

const READ_AT_ONCE = 50

/** What the form asked, for the lead whose it is. */
export function toEnquiry(
  contact: Contact,
  { origin, consent }: Pick<NewContact, 'origin' | 'consent'> = {},
): Enquiry {
  const { name, email, phone, country, message: text, created_at: at } = contact
  const code = findCountryCode(country)
  return {
    way: 'form',
    person: { name, email, phone },
    countries: code ? [code] : [],
    text,
    at,
    origin: readSentOrigin(origin),
    consent,
  }
}

/**
 * Links what came before there were leads, oldest first, each in a transaction of its own: it may
 * stop anywhere and goes on from there. What was deleted becomes nobody's question, and what is held
 * back one when it is released.
 */
export async function linkOlder(house: House) {
  while (await linkSome(house));
}

/** Whether there may be more. */
async function linkSome(house: House) {
  const some = await selectUnlinked(house.db).limit(READ_AT_ONCE).execute()
  for (const { id } of some) await linkOne(house, id)
  return some.length === READ_AT_ONCE
}

const selectUnlinked = (db: Database) =>
  db
    .selectFrom('contacts')
    .selectAll()
    .where('lead_id', 'is', null)
    .where(hasSpamState({ isSpam: false }))
    .orderBy('id')

function linkOne({ db, keepers }: House, id: string) {
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, `contact ${id}`)
    const contact = await selectUnlinked(transaction).where('id', '=', id).executeTakeFirst()
    // Another server was faster.
    if (!contact) return
    const { id: lead_id } = await keepers.leads.enquire(transaction, toEnquiry(contact))
    await transaction.updateTable('contacts').set({ lead_id }).where('id', '=', id).execute()
  })
}
