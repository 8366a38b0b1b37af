import { digitsOf, inLatinDigits } from '#app/base/server/phones.ts'
import type { Services } from '#app/base/server/services.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import { type ContactDetails, listPhones } from './contact-details.ts'

/** The last digits of a phone are equal in national and international format; fewer are not a phone. */
const OWN_DIGITS = { least: 7, most: 10 }

/** Present or former contact details of a lead. */
type ErasedPerson = ContactDetails & Partial<Pick<Lead, 'id' | 'name'>>

/**
 * Removes these leads from texts of the office: deletes saved views that search for them, and clears
 * names of imported files that contain them.
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
  const theirs = views.filter(({ name, query }) => isMentioned(name) || isMentioned(query))
  for (const { id } of theirs) await db.deleteFrom('saved_views').where('id', '=', id).execute()
  for (const { id } of imports.filter(({ file_name }) => isMentioned(file_name)))
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
    await services.auditLog.eraseValues(db, { subject }, isMentioned)
}

/** Returns a function that tells whether a text contains a full name, an e-mail or a phone of them. */
function createMentionTest(leads: ErasedPerson[]) {
  const names = leads.flatMap(({ name = '', emails = [] }) => [name, ...emails].map(toWords))
  // A single word does not identify a person; a view may have the name of a country or a city.
  const told = names.filter((words) => words.trim().includes(' '))
  const phones = leads
    .flatMap((lead) => listPhones(lead).map((phone) => digitsOf(phone).slice(-OWN_DIGITS.most)))
    .filter((digits) => digits.length >= OWN_DIGITS.least)
  return (text: string) => {
    const said = decode(text)
    const words = toWords(said)
    // Characters within a phone number; any other character separates numbers.
    const numbers = inLatinDigits(said)
      .split(/[^0-9 ().+-]+/)
      .map(digitsOf)
    return (
      told.some((name) => words.includes(name)) ||
      phones.some((phone) => numbers.some((digits) => digits.endsWith(phone)))
    )
  }
}

/** Decodes the query of a view; other texts stay readable. */
function decode(text: string) {
  return [...new URLSearchParams(text).entries()].flat().join(' ')
}

/** Returns lower-case words with single spaces around them. */
const toWords = (text: string) =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `
