import { isCountryCode } from '#app/contract/country-codes.ts'
import { getOwn } from '#app/contract/get-own.ts'
import { toLatinDigits } from '#app/contract/latin-digits.ts'
import { webAddress } from '#app/contract/patterns.ts'
import { type DateOptions, readDate } from '#app/features/lead-import/server/read-date.ts'
import { readText } from '#app/features/lead-import/server/read-values.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { findCountryCode } from '#database/country-code.ts'
import type {
  CellProblem,
  ImportedField,
  ImportedRow,
} from '../../../institution-import-contract.ts'
import {
  type Course,
  type Institution,
  MAX_CITY,
  MAX_COURSE_NAME,
  MAX_INSTITUTION_NAME,
  MAX_LEVEL,
  MAX_WEBSITE,
} from '../../../institutions-contract.ts'
import { currencies } from '../../../money-contract.ts'

/** The values of a row; fields whose cell is empty or cannot be read are missing. */
export interface ReadRow {
  institution: Partial<Omit<Institution, 'id' | 'is_archived'>>
  course: Partial<Pick<Course, 'name' | 'level' | 'currency'>> & {
    /** Decimal text in the major unit, because its currency may be that of the stored course. */
    fee?: string
  }
  problems: CellProblem[]
}

type Reading<Value> = { value: Value } | { detail: string }

/** Reads the cells of a row. A row without `institution.name` is skipped. */
export function readRow(row: ImportedRow, clock: DateOptions['clock']): ReadRow {
  const problems: CellProblem[] = []
  function read<Value>(field: ImportedField, parse: (text: string) => Reading<Value>) {
    const text = row[field]?.trim() ?? ''
    if (text === '') return undefined
    const reading = parse(text)
    if ('value' in reading) return reading.value
    problems.push({ field, text: text.slice(0, 200), detail: reading.detail })
    return undefined
  }
  const text = (field: ImportedField, maxLength: number) =>
    read(field, (cell) => readText(cell, { maxLength }) as Reading<string>)

  const institution = {
    name: text('name', MAX_INSTITUTION_NAME),
    // The plan compares names within the country, so it is set first.
    country: read('country', readCountry),
    name_ne: text('name_ne', MAX_INSTITUTION_NAME),
    city: text('city', MAX_CITY),
    website: read('website', readWebsite),
    is_partner: read('partner', readYesNo),
    agreement_until: read('agreement_until', (cell) => readDay(cell, clock)),
  }
  if (!row.name?.trim())
    problems.push({ field: 'name', text: '', detail: 'Enter the name of the institution.' })
  const amount = read('fee', readFee)
  const currency = read('currency', readCurrency)
  const course = {
    name: text('course', MAX_COURSE_NAME),
    level: text('level', MAX_LEVEL),
    currency: currency ?? amount?.currency,
    fee: amount?.fee,
  }
  if (currency && amount?.currency && amount.currency !== currency) {
    course.fee = undefined
    const detail = 'The fee has another currency than the column of currencies.'
    problems.push({ field: 'fee', text: row.fee?.trim() ?? '', detail })
  }
  if (!row.course?.trim())
    for (const field of ['level', 'currency', 'fee'] as const)
      if (row[field]?.trim() && course[field] !== undefined)
        problems.push({ field, text: row[field].trim(), detail: 'Enter the course as well.' })
  return { institution, course, problems }
}

function readCountry(text: string): Reading<string> {
  const code = text.toUpperCase()
  const value = isCountryCode(code) ? code : findCountryCode(text)
  return value
    ? { value }
    : { detail: 'This is no country. Write its name, for example Australia.' }
}

function readWebsite(text: string): Reading<string> {
  const value = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const isAddress =
    new RegExp(webAddress).test(value) &&
    value.length <= MAX_WEBSITE &&
    /^[^.]+(\.[^.]+)+$/.test(URL.parse(value)?.hostname ?? '')
  return isAddress
    ? { value }
    : { detail: 'Enter the address of a website, for example https://www.hull.ac.uk.' }
}

function readYesNo(text: string): Reading<boolean> {
  const word = text.toLowerCase()
  if (/^(y|yes|true|1|x|✓|✔|partner|हो|छ|साझेदार)$/.test(word)) return { value: true }
  if (/^(n|no|false|0|-|–|no partner|not a partner|होइन|छैन)$/.test(word)) return { value: false }
  return { detail: 'Enter Yes or No.' }
}

/** A longer text is no date or amount, and patterns of them would take long to say so. */
const isLong = (text: string) => text.length > 100

function readDay(text: string, clock: DateOptions['clock']): Reading<string> {
  const date = isLong(text) ? undefined : readDate(text, { clock, isUndated: true })
  const value = date ? toOfficeDay(clock, date) : ''
  return value > '1990' && value < '2100'
    ? { value }
    : { detail: 'Enter a date with its year, for example 31 Dec 2027.' }
}

const symbols: Record<string, Course['currency']> = {
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  us$: 'USD',
  s$: 'SGD',
  '£': 'GBP',
  '€': 'EUR',
  '¥': 'JPY',
  '₩': 'KRW',
  rs: 'NPR',
  nrs: 'NPR',
  रु: 'NPR',
}

function findCurrency(text: string) {
  const sign = text.trim().replace(/\.$/, '')
  return (
    currencies.find((code) => code === sign.toUpperCase()) ?? getOwn(symbols, sign.toLowerCase())
  )
}

function readCurrency(text: string): Reading<Course['currency']> {
  const value = findCurrency(text)
  return value ? { value } : { detail: `Enter one of ${currencies.join(', ')}.` }
}

/** Reads "16500", "£16,500" or "16,500.50 GBP". */
function readFee(text: string): Reading<{ fee: string; currency?: Course['currency'] }> {
  const {
    before = '',
    fee = '',
    after = '',
  } = toLatinDigits(isLong(text) ? '' : text).match(
    /^(?<before>\D*?)\s*(?<fee>\d[\d,\s]*(\.\d+)?)\s*(?<after>\D*)$/,
  )?.groups ?? {}
  const sign = [before, after].map((each) => each.trim()).filter(Boolean)
  const currency = findCurrency(sign[0] ?? '')
  const plain = fee.replaceAll(/[,\s]/g, '')
  // "16500,50" has a decimal comma.
  const isGrouped = !/,\d{1,2}$/.test(fee.trim())
  const isAmount = plain !== '' && isGrouped && Number(plain) <= 20_000_000 && sign.length <= 1
  if (!isAmount || (sign.length === 1 && !currency))
    return { detail: 'Enter an amount, for example 3000.' }
  return currency ? { value: { fee: plain, currency } } : { value: { fee: plain } }
}
