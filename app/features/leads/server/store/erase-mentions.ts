import { digitsOf, inLatinDigits } from '#app/base/server/phones.ts'
import type { Services } from '#app/base/server/services.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import { type ContactDetails, listPhones } from './contact-details.ts'

/** A phone's last digits are the same in its own country and in all others; fewer are no phone. */
const OWN_DIGITS = { least: 7, most: 10 }

/** A lead, or what one was reached by before. */
type ErasedPerson = ContactDetails & Partial<Pick<Lead, 'id' | 'name'>>

/**
 * Removes these leads from texts of the office: deletes saved views that search for them, and clears
 * names of imported files that contain them.
 */
export async function eraseMentions(db: Database, services: Services, erased: ErasedPerson[]) {
  const isTold = createMentionTest(erased)
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
  const theirs = views.filter(({ name, query }) => isTold(name) || isTold(query))
  for (const { id } of theirs) await db.deleteFrom('saved_views').where('id', '=', id).execute()
  for (const { id } of imports.filter(({ file_name }) => isTold(file_name)))
    await db.updateTable('lead_imports').set({ file_name: '' }).where('id', '=', id).execute()
  await db
    .updateTable('lead_import_rows')
    .set({ content_hash: '' })
    .where(
      'lead_id',
      'in',
      erased.flatMap(({ id }) => id ?? []),
    )
    .execute()
  for (const subject of ['saved_view', 'lead_import'])
    await services.auditLog.forgetValues(db, { subject }, isTold)
}

/** Tells whether a text has the whole name of one of them, an e-mail or a phone. */
function createMentionTest(leads: ErasedPerson[]) {
  const names = leads.flatMap(({ name = '', emails = [] }) => [name, ...emails].map(toWords))
  // One word is no person's alone: a view may be called like a country, or a city.
  const told = names.filter((words) => words.trim().includes(' '))
  const phones = leads
    .flatMap((lead) => listPhones(lead).map((phone) => digitsOf(phone).slice(-OWN_DIGITS.most)))
    .filter((digits) => digits.length >= OWN_DIGITS.least)
  return (text: string) => {
    const said = decode(text)
    const words = toWords(said)
    // What stands between a phone's digits; anything else parts it from other numbers.
    const numbers = inLatinDigits(said)
      .split(/[^0-9 ().+-]+/)
      .map(digitsOf)
    return (
      told.some((name) => words.includes(name)) ||
      phones.some((phone) => numbers.some((digits) => digits.endsWith(phone)))
    )
  }
}

/** A view keeps its search as an address has it; in other texts this changes nothing that counts. */
function decode(text: string) {
  return [...new URLSearchParams(text).entries()].flat().join(' ')
}

/** In small letters, with one space around each. */
const toWords = (text: string) =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
