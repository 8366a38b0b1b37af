import { Type } from 'typebox'
import {
  fromBikramSambat,
  getCalendar,
  readBikramSambat,
  toLatinDigits,
} from '#app/contract/bikram-sambat.ts'
import { isDay, isTimestamp } from '#app/contract/calendar.ts'
import { Email, MultilineText, Text } from '#app/contract/common.ts'
import type { OfficeProfile } from '#app/contract/office.ts'
import { fieldImports, leadFields } from '#app/features/leads/fields-contract.ts'
import { toSentPhones } from '#app/features/leads/server/store/sent-phones.ts'
import { getMoment } from '#app/features/office/hours-contract.ts'
import { toUsernameKey } from '#app/platform/server/auth/username-key.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import { describeUnreadable, parsePhones } from '#app/platform/server/text/phones.ts'
import { findCountryCode } from '#database/country-code.ts'
import { type ImportedField, type ImportedRow, importedFields, type RowError } from '../contract.ts'

/** Data of the office and of the import with which rows are read. */
export interface Office {
  /** Stage ids by lowercase name. */
  stages: Map<string, string>
  /** Administrator ids by `toUsernameKey`. */
  people: Map<string, string>
  clock: Clock
  /** Time of rows without a date. */
  at: string
  /** The administrator who imports. */
  by: string
  /** A keyed hash, so that the row cannot be guessed from it. */
  hash: (text: string) => string
}

/** What dates without an offset depend on. */
type Clock = Pick<OfficeProfile, 'time_zone' | 'bikram_sambat_years'>

/** Fields of leads that are stored as typed. */
export const details = fieldImports.filter(
  ({ name, kind }) => kind === 'text' && name !== 'name' && name in leadFields,
)
const detailNames = details.map(({ name }) => name)

/**
 * Returns equal hashes for rows with equal values, regardless of file and row number. Empty details
 * do not count, so that hashes stay the same when a field is added.
 */
export function hashRow(row: ImportedRow, { hash }: Pick<Office, 'hash'>) {
  const textOf = (field: ImportedField) => (row[field] ?? '').normalize()
  const others = importedFields.filter((field) => !detailNames.some((name) => name === field))
  const filled = detailNames.filter((name) => row[name]).map((name) => [name, textOf(name)])
  return hash(JSON.stringify([...others.map(textOf), ...filled]))
}

const validate = createValidator(
  Type.Object({
    name: Text(120),
    email: Type.Optional(Email),
    source: Text(200, 0),
    note: MultilineText(5000, 0),
    ...Object.fromEntries(details.map(({ name, maxLength = 0 }) => [name, Text(maxLength, 0)])),
  }),
)

/** Returns the enquiry of a row, or its errors by field. */
export function readRow(
  row: ImportedRow,
  office: Office,
): { enquiry: Enquiry } | { errors: RowError[] } {
  const errors: RowError[] = []
  const addError = (field: ImportedField, detail: string) => void errors.push({ field, detail })
  const { person, source, note, values } = readTexts(row, addError)
  const enquiry: Enquiry = {
    channel: 'import',
    person,
    countries: readCountries(row.country, addError),
    text: note,
    at: readTimestamp(row.date, office, addError),
    origin: { source },
    by: office.by,
    initialValues: {
      ...values,
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

type AddError = (field: ImportedField, detail: string) => void

/** Adds labels of phones and further e-mail addresses to the note. */
function readTexts(row: ImportedRow, addError: AddError) {
  const { name = '', phone: phones = '', email: emails = '', source = '' } = row
  const [phone, { email, hasMore }] = [readPhoneCell(phones), readEmails(emails)]
  if (!phones && !emails) addError('phone', 'Enter a phone number or an email address.')
  for (const text of phone.unreadable) addError('phone', describeUnreadable(text))
  const notes = [row.note, phone.hasMore && `Phone: ${phones}`, hasMore && `Email: ${emails}`]
  const note = notes.filter(Boolean).join('\n')
  const values = Object.fromEntries(details.map((field) => [field.name, row[field.name] ?? '']))
  try {
    validate({ ...values, name, email: email || undefined, source, note })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const [field, { detail }] of Object.entries(error.fieldErrors)) {
      addError(field as ImportedField, detail)
    }
  }
  return { person: { name, email, ...toSentPhones(phone.phones) }, source, note, values }
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
    addError('date', 'Enter the date as 2026-05-31, 31/05/2026, 31 May 2026 or 2083/02/17.')
    return at
  }
  if (moment > new Date()) addError('date', 'This date is in the future. Please check it.')
  else if (moment.getUTCFullYear() < 1990)
    addError('date', 'This date is before 1990. Please check the year.')
  return moment.toISOString()
}

function requireKnown(text = '', id: string | undefined, addError: (text: string) => void) {
  if (text && !id) addError(text.slice(0, 60))
  return id
}

/** Returns the numbers of a cell, its unreadable parts, and whether it also contains labels. */
function readPhoneCell(text: string) {
  const parsed = parsePhones(text)
  return { ...parsed, hasMore: parsed.phones.some(({ label }) => label !== '') }
}

/** Returns the first address of a cell, and whether it contains further ones. */
function readEmails(text: string) {
  const [email = '', ...others] = text.split(/[,;/|\s]+/).filter(Boolean)
  return { email, hasMore: others.length > 0 }
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
/** The order that Nepal uses. */
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/
const withMonthName = /^(\d{1,2}) ([a-z]{3})[a-z]*,? (\d{4})$/
const withTime = /^(.*?)(?:[t, ]+(\d{1,2}):(\d\d)(?::[0-5]\d(?:\.\d+)?)?)?$/

/**
 * Parses a date, of AD or Bikram Sambat, in the office's time zone, unless the text has an offset;
 * undefined for other texts.
 */
export function readDate(cell: string, clock: Clock) {
  const text = toLatinDigits(cell)
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/i.test(text)) {
    const moment = text
      .replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
      .replace(/^(.{10}T\d\d:\d\d)(?=[Z+-])/i, '$1:00')
    return isTimestamp(moment) ? new Date(moment) : undefined
  }
  const [, day = '', hour = '0', minute = '0'] = text.toLowerCase().match(withTime) ?? []
  const date = readDay(day.trim(), clock)
  const isTime = Number(hour) < 24 && Number(minute) < 60
  return date && isTime ? getMoment(clock, date, Number(hour) * 60 + Number(minute)) : undefined
}

/** Returns a date like "2026-05-31". */
function readDay(text: string, { bikram_sambat_years }: Clock) {
  const date = readBikramSambat(text)
  return date ? fromBikramSambat(date, getCalendar(bikram_sambat_years)) : readAdDay(text)
}

function readAdDay(text: string) {
  const [, day, month, year] =
    text.match(dayFirst) ??
    fromYearFirst(text.match(yearFirst)) ??
    fromMonthName(text.match(withMonthName)) ??
    []
  if (!day || !month || !year) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(date) ? date : undefined
}

const fromYearFirst = (match: RegExpMatchArray | null) =>
  match && ['', match[3], match[2], match[1]]

const fromMonthName = (match: RegExpMatchArray | null) =>
  match && ['', match[1], String(months.indexOf(match[2] ?? '') + 1), match[3]]
