import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import { readSentOrigin } from '#app/platform/server/http/origin.ts'
import { findCountryCode } from '#database/country-code.ts'
import type { Contact, NewContact } from '../contract.ts'

/** Converts a contact message to an enquiry of its lead. */
export function toEnquiry(
  contact: Contact,
  { origin, consent }: Pick<NewContact, 'origin' | 'consent'> = {},
): Enquiry {
  const { name, email, phone, country, message: text, created_at: at } = contact
  const code = findCountryCode(country)
  return {
    channel: 'form',
    person: { name, email, phone },
    countries: code ? [code] : [],
    text,
    at,
    origin: readSentOrigin(origin),
    consent,
  }
}
