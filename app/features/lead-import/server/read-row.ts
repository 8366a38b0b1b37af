import { Type } from 'typebox'
import { Email, MultilineText, Text } from '#app/contract/common.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { toSentPhones } from '#app/features/leads/server/store/sent-phones.ts'
import { toUsernameKey } from '#app/platform/server/auth/username-key.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import { describeUnreadable } from '#app/platform/server/text/phones.ts'
import { findCountryCode } from '#database/country-code.ts'
import { type ImportedField, type ImportedRow, importedFields, type RowError } from '../contract.ts'
import { readEmails, readPhoneCell } from './read-contacts.ts'
import { readDate } from './read-date.ts'

/** Data of the office and of the import with which rows are read. */
export interface Office {
  /** Stage ids by lowercase name. */
  stages: Map<string, string>
  /** Administrator ids by `toUsernameKey`. */
  people: Map<string, string>
  clock: Pick<OpeningHours, 'time_zone'>
  /** Time of rows without a date. */
  at: string
  /** The administrator who imports. */
  by: string
  /** A keyed hash, so that the row cannot be guessed from it. */
  hash: (text: string) => string
}

/** Returns equal hashes for rows with equal values, regardless of file and row number. */
export const hashRow = (row: ImportedRow, { hash }: Pick<Office, 'hash'>) =>
  hash(JSON.stringify(importedFields.map((field) => (row[field] ?? '').normalize())))

const validate = createValidator(
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
  const addError = (field: ImportedField, detail: string) => void errors.push({ field, detail })
  const person = readPerson(row, addError)
  const enquiry: Enquiry = {
    channel: 'import',
    person: { ...pickPerson(person), email: person.email ?? '' },
    countries: readCountries(row.country, addError),
    text: person.note,
    at: readTimestamp(row.date, office, addError),
    origin: { source: person.source },
    by: office.by,
    initialValues: {
      stage_id: requireKnown(
        row.stage,
        office.stages.get(row.stage?.toLowerCase() ?? ''),
        (stage) =>
          addError(
            'stage',
            `The stage “${stage}” does not exist. Add it under Stages or enter another stage.`,
          ),
      ),
      owner_id: requireKnown(row.owner, office.people.get(toUsernameKey(row.owner ?? '')), (name) =>
        addError('owner', `No counsellor has the username “${name}”.`),
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

type AddError = (field: ImportedField, detail: string) => void

/** Adds labels of phones and further e-mail addresses to the note. */
function readPerson(row: ImportedRow, addError: AddError) {
  const { name = '', phone: phones = '', email: emails = '', source = '', note = '' } = row
  const [phone, email] = [readPhoneCell(phones), readEmails(emails)]
  if (!phones && !emails) addError('phone', 'Enter a phone number or an email address.')
  for (const text of phone.unreadable) addError('phone', describeUnreadable(text))
  const notes = [note, phone.hasMore && `Phone: ${phones}`, email.hasMore && `Email: ${emails}`]
  const person = {
    name,
    source,
    ...(email.email && { email: email.email }),
    note: notes.filter(Boolean).join('\n'),
  }
  try {
    validate(person)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const [field, { detail }] of Object.entries(error.fieldErrors)) {
      addError(field as ImportedField, detail)
    }
  }
  return { email: '', ...person, ...toSentPhones(phone.phones) }
}

function readCountries(text = '', addError: AddError) {
  const names = findCountryCode(text) ? [text] : text.split(/[,;/|\n]|\s(?:or|and)\s|&/)
  const trimmed = names.map((name) => name.trim()).filter(Boolean)
  const codes = trimmed.flatMap((name) => {
    const code = findCountryCode(name)
    if (!code)
      addError('country', `Unknown country “${name.slice(0, 60)}”. Please check the spelling.`)
    return code ?? []
  })
  if (codes.length > 12) addError('country', 'Enter at most 12 countries.')
  return [...new Set(codes)]
}

function readTimestamp(text = '', { clock, at }: Office, addError: AddError) {
  if (!text) return at
  const moment = readDate(text, clock)
  if (!moment) {
    addError('date', 'Enter the date as 2026-05-31, 31/05/2026 or 31 May 2026.')
    return at
  }
  if (moment > new Date()) {
    addError(
      'date',
      'This date is in the future. Use the AD year 2026, not the Bikram Sambat year 2083.',
    )
  } else if (moment.getUTCFullYear() < 1990)
    addError('date', 'This date is before 1990. Please check the year.')
  return moment.toISOString()
}

function requireKnown(text = '', id: string | undefined, addError: (text: string) => void) {
  if (text && !id) addError(text.slice(0, 60))
  return id
}
