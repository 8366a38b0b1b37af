import { Type } from 'typebox'
import type { Enquiry } from '#app/base/server/enquiry.ts'
import { ValidationError } from '#app/base/server/errors.ts'
import { describeUnreadable } from '#app/base/server/phones.ts'
import { toUsernameKey } from '#app/base/server/username-key.ts'
import { createValidator } from '#app/base/server/validation.ts'
import { Email, MultilineText, Text } from '#app/contract/common.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { findCountryCode } from '#database/country-code.ts'
import {
  type ImportedField,
  type ImportedRow,
  importedFields,
  type RowError,
} from '../../import-contract.ts'
import { toSentPhones } from '../store/sent-phones.ts'
import { readEmails, readPhoneCell } from './read-contacts.ts'
import { readDate } from './read-date.ts'

/** Data of the office that a row needs. */
export interface Office {
  /** Ids by lower-case names. */
  stages: Map<string, string>
  /** Ids by username key. */
  people: Map<string, string>
  clock: Pick<OpeningHours, 'time_zone'>
  /** Time of rows without a date. */
  at: string
  /** Id of the importing administrator. */
  by: string
  /** A keyed hash, so that the row cannot be guessed from it. */
  hash: (text: string) => string
}

/** Returns the same hash for equal rows at any position of a file. */
export const hashRow = (row: ImportedRow, { hash }: Pick<Office, 'hash'>) =>
  hash(JSON.stringify(importedFields.map((field) => (row[field] ?? '').normalize())))

const check = createValidator(
  Type.Object({
    name: Text(120),
    email: Type.Optional(Email),
    source: Text(200, 0),
    note: MultilineText(5000, 0),
  }),
)

/** Returns the enquiry of a row, or its errors by field. */
export function readRow(
  row: ImportedRow,
  office: Office,
): { enquiry: Enquiry } | { errors: RowError[] } {
  const errors: RowError[] = []
  const refuse = (field: ImportedField, detail: string) => void errors.push({ field, detail })
  const person = readPerson(row, refuse)
  const enquiry: Enquiry = {
    channel: 'import',
    person: { ...pickPerson(person), email: person.email ?? '' },
    countries: readCountries(row.country, refuse),
    text: person.note,
    at: readMoment(row.date, office, refuse),
    origin: { source: person.source },
    by: office.by,
    initialValues: {
      stage_id: find(row.stage, office.stages.get(row.stage?.toLowerCase() ?? ''), (stage) =>
        refuse(
          'stage',
          `The stage “${stage}” does not exist. Add it under Stages or enter another stage.`,
        ),
      ),
      owner_id: find(row.owner, office.people.get(toUsernameKey(row.owner ?? '')), (name) =>
        refuse('owner', `No counsellor has the username “${name}”.`),
      ),
    },
  }
  return errors.length > 0 ? { errors } : { enquiry }
}

const pickPerson = ({
  name,
  phone,
  other_phones,
  phone_labels,
}: ReturnType<typeof readPerson>) => ({
  name,
  phone,
  other_phones,
  phone_labels,
})

type Refuse = (field: ImportedField, detail: string) => void

/** Adds the rest of the phone and e-mail fields to the note. */
function readPerson(row: ImportedRow, refuse: Refuse) {
  const { name = '', phone: phones = '', email: emails = '', source = '', note = '' } = row
  const [phone, email] = [readPhoneCell(phones), readEmails(emails)]
  if (!phones && !emails) refuse('phone', 'Enter a phone number or an email address.')
  for (const text of phone.unreadable) refuse('phone', describeUnreadable(text))
  const notes = [note, phone.hasMore && `Phone: ${phones}`, email.hasMore && `Email: ${emails}`]
  const person = {
    name,
    source,
    ...(email.email && { email: email.email }),
    note: notes.filter(Boolean).join('\n'),
  }
  try {
    check(person)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const [field, { detail }] of Object.entries(error.fieldErrors)) {
      refuse(field as ImportedField, detail)
    }
  }
  return { email: '', ...person, ...toSentPhones(phone.phones) }
}

function readCountries(text = '', refuse: Refuse) {
  const names = findCountryCode(text) ? [text] : text.split(/[,;/|\n]|\s(?:or|and)\s|&/)
  const named = names.map((name) => name.trim()).filter(Boolean)
  const codes = named.flatMap((name) => {
    const code = findCountryCode(name)
    if (!code)
      refuse('country', `Unknown country “${name.slice(0, 60)}”. Please check the spelling.`)
    return code ?? []
  })
  if (codes.length > 12) refuse('country', 'Enter at most 12 countries.')
  return [...new Set(codes)]
}

function readMoment(text = '', { clock, at }: Office, refuse: Refuse) {
  if (!text) return at
  const found = readDate(text, clock)
  if (!found) {
    refuse('date', 'Enter the date as 2026-05-31, 31/05/2026 or 31 May 2026.')
    return at
  }
  if (found > new Date()) {
    refuse(
      'date',
      'This date is in the future. Use the AD year 2026, not the Bikram Sambat year 2083.',
    )
  } else if (found.getUTCFullYear() < 1990)
    refuse('date', 'This date is before 1990. Please check the year.')
  return found.toISOString()
}

function find(text = '', id: string | undefined, refuse: (text: string) => void) {
  if (text && !id) refuse(text.slice(0, 60))
  return id
}
