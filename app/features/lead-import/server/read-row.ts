import { Type } from 'typebox'
import { Email } from '#app/contract/common.ts'
import { formatPhone } from '#app/contract/phone-labels.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { fieldImports, leadFields } from '#app/features/leads/fields-contract.ts'
import { toSentPhones } from '#app/features/leads/server/store/sent-phones.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import {
  type ImportedField,
  type ImportedRow,
  importedFields,
  importFields,
  type MappedField,
  type RowError,
  type UnreadCell,
} from '../contract.ts'
import {
  findKnown,
  type KnownValues,
  listLostStages,
  saysMore,
  splitCountries,
  toValueKey,
} from './known-values.ts'
import { type DateOptions, readDate } from './read-date.ts'
import { readGuardianNames, readPhoneCells } from './read-phones.ts'
import { earliestDate, type Reading, readText, readValue } from './read-values.ts'
import { splitCells } from './split-cells.ts'

/** Data of the office and of the import with which rows are read. */
export interface Office {
  known: KnownValues
  /** Fields whose dates have the month first where it could be either. */
  monthFirst: Set<ImportedField>
  clock: DateOptions['clock']
  /** Time of the import. */
  at: string
  /** The file of the rows: in one of the same name, the row with the same number is the same. */
  fileName: string
  /** The administrator who imports. */
  by: string
  /** A keyed hash, so that the row cannot be guessed from it. */
  hash: (text: string) => string
}

/** A row that can be imported. What could not be read of it is in the text of the enquiry. */
export interface ReadRow {
  enquiry: Enquiry
  unread: UnreadCell[]
}

/** Returns the enquiry of a row, or why the row cannot be imported. */
export function readRow(sent: ImportedRow, office: Office): ReadRow | { errors: RowError[] } {
  const row = splitCells(sent)
  const reader = createReader(row)
  const written = reader.take('date', (text) => readRowDate(text, office))
  const at = written ?? office.at
  // Without its date, "tomorrow" in an old row would be a wrong day.
  const isUndated = Boolean(row.date) && !written
  const person = readPerson(reader)
  const { guardian_phone, ...guardian } = person.guardian
  const values = {
    ...guardian,
    guardian_phone,
    ...readSimpleFields(reader, office, { at, isUndated }),
    ...readNamed(reader, office),
  }
  const initialValues = withoutMisplaced(reader, office, values)
  const countries = readCountries(reader, office)
  const origin = {
    source: reader.take('source', (text) =>
      readText(findKnown('source', text, office.known) ?? text, { maxLength: 200 }),
    ),
    campaign: reader.take('campaign', (text) => readText(text, { maxLength: 200 })),
  }
  const { name, email, phone } = person.sent
  const isSomebody = email || phone || guardian_phone || (name && !sumRow.test(name))
  if (!isSomebody) return { errors: [nobody] }
  const { language } = initialValues
  const notes = [...reader.rest, ...reader.unread].map(toNote)
  return {
    unread: reader.unread,
    enquiry: {
      channel: 'import',
      person: person.sent,
      countries,
      text: [row.note].concat(notes).filter(Boolean).join('\n'),
      language,
      at,
      origin,
      by: office.by,
      initialValues,
    },
  }
}

/** The name in a row of sums or below the list: "Total this week", "110", "Prepared by: front desk". */
const sumRow =
  /^([\d०-९.,\s]+|(g(rand)?\.? ?|sub ?-?)?total\b.*|जम्मा.*|jamma\b.*|(prepared|checked|verified|approved|printed) (by|on)\b.*|तयार गर्ने.*)$/iu

const nobody: RowError = {
  field: 'name',
  detail: 'Enter a name, a phone number or an email address.',
}

const toNote = ({ field, text }: CellNote) =>
  `${importFields.find(({ name }) => name === field)?.label}: ${text}`

type CellNote = Pick<UnreadCell, 'field' | 'text'>

/**
 * Creates a reader of the cells of a row, which collects the cells that cannot be read, and those that say
 * more than their field can hold.
 */
function createReader(row: ImportedRow) {
  const unread: UnreadCell[] = []
  const rest: CellNote[] = []
  return {
    row,
    unread,
    rest,
    take<Value>(field: ImportedField, read: (text: string) => Reading<Value>) {
      const text = row[field]?.trim()
      if (!text) return undefined
      const reading = read(text)
      if ('value' in reading) {
        if (reading.saysMore) rest.push({ field, text })
        return reading.value
      }
      unread.push({ field, text, detail: reading.detail })
      return undefined
    },
  }
}
type Reader = ReturnType<typeof createReader>

/** Fields that are read by the kind of their value alone. */
const simpleFields = fieldImports.filter(
  ({ kind, name }) =>
    name !== 'name' &&
    !/^guardian_|^branch$/.test(name) &&
    name in leadFields &&
    !['phone', 'stage', 'counsellor'].includes(kind),
)

/** Relative dates count from the date of the row. */
function readSimpleFields(
  { take }: Reader,
  { clock, monthFirst, at: now }: Office,
  { at, isUndated }: { at: string; isUndated: boolean },
) {
  const dates = { clock, from: new Date(at), at: new Date(now), isUndated }
  const values = simpleFields.map((field) => {
    const isMonthFirst = monthFirst.has(field.name)
    return [
      field.name,
      take(field.name, (text) => readValue(field, text, { ...dates, isMonthFirst })),
    ]
  })
  return Object.fromEntries(values) as Partial<Lead>
}

/** Reads cells that name something of the office. */
function readNamed({ take }: Reader, { known }: Office) {
  const find = (field: MappedField, detail: string) =>
    take(field, (text): Reading<string> => {
      const value = findKnown(field, text, known)
      return value === undefined ? { detail } : { value, saysMore: saysMore(field, text, known) }
    })
  return {
    stage_id: find('stage', 'No stage has this name.'),
    owner_id: find('owner', 'No counsellor has this name or username.'),
    branch: find('branch', 'No branch has this name.'),
  }
}

/** Leaves out empty values, and values that the lead cannot have, which become notes. */
function withoutMisplaced({ row, unread }: Reader, { known }: Office, values: Partial<Lead>) {
  const isLost = listLostStages(known).has(values.stage_id ?? '')
  const misplaced = new Map(listMisplaced(isLost, values.follow_up_at))
  for (const [field, detail] of misplaced) {
    if (values[field]) unread.push({ field, text: row[field] ?? '', detail })
  }
  const kept = Object.entries(values).filter(
    ([name, value]) => value !== undefined && value !== '' && !misplaced.has(name as FollowUpName),
  )
  return Object.fromEntries(kept) as Partial<Lead>
}

const followUpNames = ['follow_up_at', 'follow_up_channel', 'follow_up_note'] as const
type FollowUpName = (typeof followUpNames)[number]

/** Returns the fields that a lead in this stage cannot have, with the reason. */
function listMisplaced(isLost: boolean, followUpAt?: string | null) {
  const withReason = (detail: string) =>
    followUpNames.map((name): [FollowUpName | 'lost_reason', string] => [name, detail])
  if (isLost) return withReason('A lost lead has no follow-up.')
  const reasons = followUpAt ? [] : withReason('The follow-up has no date.')
  return reasons.concat([['lost_reason', 'Only a lost lead has a lost reason.']])
}

/** Reads the student and the guardian. */
function readPerson(reader: Reader) {
  const { row, unread, take } = reader
  const name = take('name', (text) => readText(text, leadFields.name)) ?? ''
  const cells = readPhoneCells({ phone: row.phone ?? '', guardian: row.guardian_phone ?? '' })
  unread.push(...cells.unread)
  const [email = '', ...other_emails] = readEmails(reader)
  const written = take('guardian_name', (text) => readText(text, leadFields.guardian_name)) ?? ''
  const found = readGuardianNames(written, cells.guardian)
  const guardian_relation =
    take('guardian_relation', (text) => readText(text, leadFields.guardian_relation)) ??
    found.relation
  const sent = toSentPhones(cells.phones)
  const label = found.label === guardian_relation ? '' : found.label
  const number = cells.guardian?.number ?? ''
  const guardianLabel = label ? [formatPhone(number, label)] : []
  return {
    sent: {
      name,
      email,
      other_emails,
      ...sent,
      phone_labels: [...sent.phone_labels, ...guardianLabel],
    },
    guardian: { guardian_name: found.name, guardian_relation, guardian_phone: number },
  }
}

const validateEmail = createValidator(Type.Object({ email: Email }))
const { maxItems: MAX_EMAILS } = leadFields.emails

function readEmails({ row, unread }: Reader) {
  const emails: string[] = []
  const parts = (row.email ?? '').split(/[,;/|\s]+|:{3}/).filter(Boolean)
  // A cell without any address is kept whole.
  const cells = parts.some(isEmail) ? parts : [row.email?.trim() ?? ''].filter(Boolean)
  for (const text of cells) {
    if (emails.length < MAX_EMAILS && isEmail(text)) emails.push(text)
    else unread.push({ field: 'email', text, detail: 'This is not an email address.' })
  }
  return emails
}

function isEmail(email: string) {
  try {
    validateEmail({ email })
    return true
  } catch {
    return false
  }
}

function readCountries({ row, unread, rest }: Reader, { known }: Office) {
  const codes = new Set<string>()
  for (const text of splitCountries(row.country ?? '')) {
    const code = findKnown('country', text, known)
    if (code && codes.size < leadFields.countries.maxItems) {
      codes.add(code)
      if (saysMore('country', text, known)) rest.push({ field: 'country', text })
    } else unread.push({ field: 'country', text, detail: 'No country has this name.' })
  }
  return [...codes]
}

function readRowDate(text: string, { clock, at, monthFirst }: Office): Reading<string> {
  const now = new Date(at)
  const isMonthFirst = monthFirst.has('date')
  const moment = readDate(text, { clock, isMonthFirst, from: now, isPast: true })
  if (!moment) return { detail: 'Enter the date as 2026-05-31, 31/05/2026 or 31 May 2026.' }
  if (moment > now) return { detail: 'This date is in the future. Please check the year.' }
  if (moment < earliestDate) return { detail: 'This date is before 1990. Please check the year.' }
  return { value: moment.toISOString() }
}

/** The fields of the first imports, whose hashes stay the same. */
const firstFields = [
  'name',
  'phone',
  'email',
  'country',
  'stage',
  'owner',
  'date',
  'source',
  'note',
] as const

/**
 * Returns equal hashes for rows with equal values, regardless of file and row number. Other empty
 * fields do not count, so that hashes stay the same when a field is added.
 */
export function hashRow(row: ImportedRow, { hash }: Pick<Office, 'hash'>) {
  const textOf = (field: ImportedField) => (row[field] ?? '').normalize()
  const others = importedFields.filter(
    (field) => row[field] && !firstFields.some((first) => first === field),
  )
  return hash(
    JSON.stringify([...firstFields.map(textOf), ...others.map((name) => [name, textOf(name)])]),
  )
}

/**
 * Returns equal hashes for rows of one person and one date, whatever else they contain.
 */
export function hashPerson(
  { name, phone, email, date }: ImportedRow,
  { hash }: Pick<Office, 'hash'>,
) {
  const person = toValueKey(name || phone || email || '')
  return hash(JSON.stringify(['person', person, (date ?? '').normalize()]))
}
