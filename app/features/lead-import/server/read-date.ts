import {
  type BikramSambatDate,
  fromBikramSambat,
  getCalendar,
  readBikramSambat,
  readBikramSambatDay,
  toBikramSambat,
} from '#app/contract/bikram-sambat.ts'
import { isDay, isTimestamp } from '#app/contract/calendar.ts'
import { getOwn } from '#app/contract/get-own.ts'
import type { OfficeProfile } from '#app/contract/office.ts'
import { parseDue } from '#app/features/leads/parse-due.ts'
import { monthNames, normalizeTyped } from '#app/features/leads/typed-text.ts'
import { readMonth, withoutIntakeWords } from '#app/features/leads/typed-values.ts'
import { getMoment, toOfficeDay } from '#app/features/office/hours-contract.ts'
import { toDueAt } from '#app/features/tasks/tasks-contract.ts'

export interface DateOptions {
  clock: Pick<OfficeProfile, 'time_zone' | 'bikram_sambat_years'>
  /** Whether "3/4/2026" is 4 March. */
  isMonthFirst?: boolean
  /** Relative dates count from this moment. */
  from?: Date
  /** Whether a date without a year is the last such day; otherwise it is the next one. */
  isPast?: boolean
  /** Whether the day from which relative dates count is unknown: then they cannot be read. */
  isUndated?: boolean
  /** Whether a date without a time is due at the end of its day; otherwise it is the start of its day. */
  isDue?: boolean
}

const monthName = '(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*'
/** Each names the parts of a date. */
const forms = [
  /^(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/,
  /^(?<first>\d{1,2})(?<sign>[-/.])(?<second>\d{1,2})(\k<sign>(?<year>\d{4}|\d\d))?$/,
  new RegExp(
    `^(?<day>\\d{1,2})(st|nd|rd|th)?[-/ ]?(of )?(?<name>${monthName})([-/ ]'?(?<year>\\d{4}|\\d\\d))?$`,
  ),
  new RegExp(`^(?<name>${monthName})[-/ ]?(?<day>\\d{1,2})(st|nd|rd|th)?([-/ ](?<year>\\d{4}))?$`),
  new RegExp(`^(?<year>\\d{4})[-/ ]?(?<name>${monthName})[-/ ]?(?<day>\\d{1,2})$`),
]
type DateParts = Partial<Record<'year' | 'month' | 'day' | 'first' | 'second' | 'name', string>>

const weekday = /^(sun|mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?)(day)?,? (?=.*\d)/
const time =
  /^(?<day>.*?\d.*?)(?:[t, ]+(?:at )?(?<hour>\d{1,2})[:.](?<minute>\d\d)(?::[0-5]\d(?:\.\d+)?)? ?(?<half>[ap]m)?(?: ?gmt(?<sign>[+-])(?<offset>\d{1,2}:\d\d))?)?$/

/**
 * Parses a date, of AD or Bikram Sambat, in the office's time zone, unless the text has an offset, or a relative date, such as
 * "tomorrow"; undefined for other texts.
 */
export function readDate(text: string, options: DateOptions): Date | undefined {
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/i.test(text)) return readTimestamp(text)
  const plain = normalize(text)
  const { groups = {} } = plain.match(time) ?? {}
  const day = readDay(groups.day ?? '', options)
  // Of "Sun 4 pm" the weekday is the day.
  if (!day) return readRelative(plain, options) ?? readRelative(normalizeTyped(text), options)
  const minutes = readMinutes(groups) ?? 0
  if (minutes >= 24 * 60) return undefined
  if (groups.offset) {
    const [hours = 0, rest = 0] = groups.offset.split(':').map(Number)
    const ahead = (groups.sign === '-' ? -1 : 1) * (60 * hours + rest)
    return new Date(Date.parse(day) + (minutes - ahead) * 60_000)
  }
  // Programs write "0:00" behind a date without a time.
  return minutes === 0 ? readWholeDay(day, options) : getMoment(options.clock, day, minutes)
}

/** Parses the year and month of an intake, as "2027-09"; a month without a year is the next such one. */
export function readIntake(text: string, options: DateOptions): string | undefined {
  // "Sept 027" is of 2027.
  const month = readMonth(text.replace(/(?<![\d०-९])[0०](?=[\d०-९]{2}$)/, '20'))
  if (!month)
    return (readDay(normalize(text), options) ?? readNepaliMonth(text, options))?.slice(0, 7)
  if (!month.startsWith('-')) return month
  if (options.isUndated) return undefined
  const thisMonth = toOfficeDay(options.clock, options.from ?? new Date()).slice(0, 7)
  const year = Number(thisMonth.slice(0, 4))
  const inThisYear = `${year}${month}`
  return inThisYear >= thisMonth ? inThisYear : `${year + 1}${month}`
}

/** Returns a day in the middle of "Magh", "माघ २०८३" or "2083 Magh", in whose first half the month of AD is the same. */
function readNepaliMonth(text: string, options: DateOptions) {
  const plain = withoutIntakeWords(normalize(text))
  if (!/\p{L}/u.test(plain)) return undefined
  return readDay(/^\d/.test(plain) ? `${plain} 15` : `15 ${plain}`, options)
}

const normalize = (text: string) => normalizeTyped(text).replace(weekday, '')

function readTimestamp(text: string) {
  const moment = text
    .replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
    .replace(/^(.{10}T\d\d:\d\d)(?=[Z+-])/i, '$1:00')
  return isTimestamp(moment) ? new Date(moment) : undefined
}

function readMinutes({ hour, minute, half }: Partial<Record<string, string>>) {
  if (hour === undefined) return undefined
  const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour)
  const isTime = hours < 24 && Number(minute) < 60 && !(half && Number(hour) > 12)
  return isTime ? hours * 60 + Number(minute) : 24 * 60
}

/** Returns a date like "2026-05-31". */
function readDay(text: string, options: DateOptions) {
  const date = readBikramSambat(text)
  if (date) return fromBikramSambat(date, getCalendar(options.clock.bikram_sambat_years))
  const dayOfYear = readBikramSambatDay(text)
  if (dayOfYear) return inNearestNepaliYear(dayOfYear, options)
  const groups: DateParts = forms.map((form) => text.trim().match(form)).find(Boolean)?.groups ?? {}
  const { day, month } = orderParts(groups, options)
  if (!day || !month) return undefined
  const inYear = (year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!groups.year && options.isUndated) return undefined
  const found = groups.year ? inYear(groups.year.padStart(4, '20')) : inNearestYear(inYear, options)
  return isDay(found) ? found : undefined
}

function orderParts({ first, second, day, month, name }: DateParts, { isMonthFirst }: DateOptions) {
  if (name) return { day, month: String(monthNames.indexOf(name.slice(0, 3)) + 1) }
  if (!first || !second) return { day, month }
  const isMonthLeading = Number(second) > 12 || (isMonthFirst && Number(first) <= 12)
  return isMonthLeading ? { day: second, month: first } : { day: first, month: second }
}

/** Returns the last or next such day of Bikram Sambat. */
function inNearestNepaliYear(date: Omit<BikramSambatDate, 'year'>, options: DateOptions) {
  const today = toOfficeDay(options.clock, options.from ?? new Date())
  const calendar = getCalendar(options.clock.bikram_sambat_years)
  const year = toBikramSambat(today, calendar)?.year
  if (!year || options.isUndated) return undefined
  const days = [year - 1, year, year + 1].flatMap(
    (each) => fromBikramSambat({ ...date, year: each }, calendar) ?? [],
  )
  return options.isPast ? days.findLast((day) => day <= today) : days.find((day) => day >= today)
}

function inNearestYear(inYear: (year: string) => string, options: DateOptions) {
  const today = toOfficeDay(options.clock, options.from ?? new Date())
  const year = Number(today.slice(0, 4))
  const inThisYear = inYear(String(year))
  if (options.isPast) return inThisYear > today ? inYear(String(year - 1)) : inThisYear
  return inThisYear < today ? inYear(String(year + 1)) : inThisYear
}

function readRelative(text: string, options: DateOptions) {
  // A time alone is no date.
  const isTime = /^[\d:. ]*([ap]m)?$/.test(text)
  const due =
    isTime || options.isUndated ? undefined : parseDue(spellOut(text), options.clock, options.from)
  if (due === undefined) return undefined
  return isDay(due) ? readWholeDay(due, options) : new Date(due)
}

/** Replaces short and romanised words of relative dates: "1 hapta pachi" is "after 1 week". */
const spellOut = (text: string) =>
  text
    .replace(/^(call|follow ?up|f\/u|remind)( on| again)? /, '')
    .replace(/\bwks?\b/, 'week')
    .replace(
      /^(\d+) (din|hapta|mahina) ?pachi$/,
      (_, count, unit) => `after ${count} ${getOwn(units, unit)}`,
    )

const units: Record<string, string> = { din: 'days', hapta: 'weeks', mahina: 'months' }

const readWholeDay = (day: string, { clock, isDue = false }: DateOptions) =>
  isDue ? new Date(toDueAt(day, clock)) : getMoment(clock, day, 0)
