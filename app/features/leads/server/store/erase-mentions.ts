import { toLatinDigits } from '#app/contract/latin-digits.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import { digitsOf } from '#app/platform/server/text/phones.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import { type ContactDetails, listPhones } from './contact-details.ts'

/**
 * The last digits of a phone are the same in national and international form. Fewer are no phone.
 */
const PHONE_DIGITS = { min: 7, max: 10 }

/** An erased lead or guardian, or former contact details of a lead. */
type ErasedPerson = ContactDetails & Partial<Pick<Lead, 'id' | 'name'>>

/**
 * Removes these people from texts of the office: deletes saved views that search for them, and
 * clears names of imported files that contain them.
 */
export async function eraseMentions(db: Database, services: Services, erased: ErasedPerson[]) {
  const isMentioned = createMentionTest(erased)
  const views = await db
    .selectFrom('saved_views')
    .select(['id', 'name', 'query'])
    .orderBy('id')
    .execute()
  const imports = await db
    .selectFrom('lead_imports')
    .select(['id', 'file_name'])
    .orderBy('id')
    .execute()
  const mentioningViews = views.filter(({ name, query }) => isMentioned(name) || isMentioned(query))
  for (const { id } of mentioningViews)
    await db.deleteFrom('saved_views').where('id', '=', id).execute()
  for (const { id } of imports.filter(({ file_name }) => isMentioned(file_name)))
    await db.updateTable('lead_imports').set({ file_name: '' }).where('id', '=', id).execute()
  const leadIds = erased.flatMap(({ id }) => id ?? [])
  if (leadIds.length > 0)
    await db
      .updateTable('lead_import_rows')
      .set({ content_hash: '', person_hash: '' })
      .where('lead_id', 'in', leadIds)
      .execute()
  for (const subject of ['saved_view', 'lead_import'])
    await services.auditLog.eraseValues(db, { subject }, isMentioned)
}

/**
 * Creates a function that tests whether a text has the full name, an e-mail or a phone of a lead.
 */
function createMentionTest(leads: ErasedPerson[]) {
  const names = leads.flatMap(({ name = '', emails = [] }) => [name, ...emails].map(toWords))
  // A single word may also be the name of a country or a city, for example in the name of a view.
  const fullNames = names.filter((words) => words.trim().includes(' '))
  const phones = leads
    .flatMap((lead) => listPhones(lead).map((phone) => digitsOf(phone).slice(-PHONE_DIGITS.max)))
    .filter((digits) => digits.length >= PHONE_DIGITS.min)
  return (text: string) => {
    const decoded = decode(text)
    const words = toWords(decoded)
    // These characters may separate the digits of one phone; all others separate numbers.
    const numbers = toLatinDigits(decoded)
      .split(/[^0-9 ().+-]+/)
      .map(digitsOf)
    return (
      fullNames.some((name) => words.includes(name)) ||
      phones.some((phone) => numbers.some((digits) => digits.endsWith(phone)))
    )
  }
}

/** Decodes the stored search of a view. Words and numbers of other texts stay the same. */
function decode(text: string) {
  return [...new URLSearchParams(text).entries()].flat().join(' ')
}

/** Changes a text to words in lower case, with one space before and after each. */
const toWords = (text: string) =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
