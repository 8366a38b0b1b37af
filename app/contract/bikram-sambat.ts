import { officialYears } from './bikram-sambat-years.ts'
import { toLatinDigits } from './latin-digits.ts'

/** A date of the Bikram Sambat calendar; month 1 is Baishakh. */
export interface BikramSambatDate {
  year: number
  month: number
  day: number
}

/** The first day of each month, counted from 1 Baishakh 2000, and the day after the last month. */
export type Calendar = readonly number[]

const FIRST_YEAR = 2000
/** 1 Baishakh 2000. */
const FIRST_DAY_MS = Date.parse('1943-04-14')
const DAY_MS = 86_400_000

const calendars = new Map<string, Calendar>()

/** Returns the calendar of the official years and of those that the office has entered after them. */
export function getCalendar(laterYears: string[]): Calendar {
  const key = laterYears.join('\n')
  const calendar = calendars.get(key) ?? createCalendar(laterYears)
  calendars.set(key, calendar)
  return calendar
}

function createCalendar(laterYears: string[]) {
  const starts = [0]
  for (const line of [...officialYears, ...laterYears]) {
    for (const length of readYear(line).lengths) starts.push((starts.at(-1) ?? 0) + length)
  }
  return starts
}

/** Reads a year with the lengths of its months: "2083: 31 31 32 31 31 31 30 29 30 29 30 30". */
export function readYear(line: string) {
  const [year = 0, ...lengths] = (toLatinDigits(line).match(/\d+/g) ?? []).map(Number)
  return { year, lengths }
}

/** The last year of a calendar. */
export const lastYearOf = (calendar: Calendar) => FIRST_YEAR - 1 + (calendar.length - 1) / 12

/** Returns the date of a day such as "2026-11-26"; undefined outside the calendar. */
export function toBikramSambat(
  day: string,
  calendar = getCalendar([]),
): BikramSambatDate | undefined {
  const daysFromFirst = (Date.parse(day) - FIRST_DAY_MS) / DAY_MS
  const index = calendar.findIndex((start) => start > daysFromFirst) - 1
  const start = calendar[index]
  if (start === undefined) return undefined
  return {
    year: FIRST_YEAR + Math.floor(index / 12),
    month: (index % 12) + 1,
    day: daysFromFirst - start + 1,
  }
}

/** Returns the day, such as "2026-11-26", of a date; undefined for dates that the calendar does not have. */
export function fromBikramSambat(
  { year, month, day }: BikramSambatDate,
  calendar = getCalendar([]),
) {
  const index = (year - FIRST_YEAR) * 12 + month - 1
  const [start, end] = [calendar[index], calendar[index + 1]]
  if (start === undefined || end === undefined) return undefined
  if (month < 1 || month > 12 || day < 1 || day > end - start) return undefined
  return toDay(start + day - 1)
}

const toDay = (days: number) => new Date(FIRST_DAY_MS + days * DAY_MS).toISOString().slice(0, 10)

/** The names of the months: in English, in Nepali, and further spellings that people type. */
const months = [
  ['Baishakh', 'वैशाख', 'baisakh', 'vaisakh', 'vaishakh', 'बैशाख'],
  ['Jestha', 'जेठ', 'jeth', 'jyestha', 'ज्येष्ठ'],
  ['Ashadh', 'असार', 'asar', 'asadh', 'ashar', 'आषाढ', 'अषाढ'],
  ['Shrawan', 'साउन', 'saun', 'sawan', 'srawan', 'shravan', 'श्रावण'],
  ['Bhadra', 'भदौ', 'bhadau', 'भाद्र'],
  ['Ashwin', 'असोज', 'asoj', 'ashoj', 'aswin', 'आश्विन'],
  ['Kartik', 'कात्तिक', 'kattik', 'kartick', 'कार्तिक'],
  ['Mangsir', 'मंसिर', 'mangshir', 'marga', 'मङ्सिर', 'मार्ग'],
  ['Poush', 'पुस', 'pus', 'push', 'paush', 'पौष'],
  ['Magh', 'माघ'],
  ['Falgun', 'फागुन', 'fagun', 'phalgun', 'फाल्गुन'],
  ['Chaitra', 'चैत', 'chait', 'चैत्र'],
]

/** Whether a text in this language can contain a date of the calendar. */
const isWritten = (language: string) => ['en', 'ne'].includes(language.slice(0, 2))

/** Formats a date or a range: "10 Mangsir 2083", "29 Poush–6 Magh 2083"; `isShort` leaves out the year of a date. */
export function formatBikramSambat(dates: BikramSambatDate[], language: string, isShort = false) {
  if (!isWritten(language)) return ''
  const isNepali = language.startsWith('ne')
  // Chromium has no Nepali in Intl.
  const numberingSystem = isNepali ? 'deva' : 'latn'
  const format = new Intl.NumberFormat('en', { useGrouping: false, numberingSystem })
  const [first, last = first] = dates
  if (!first || !last) return ''
  const write = ({ year, month, day }: Partial<BikramSambatDate>) =>
    [
      day && format.format(day),
      month && months[month - 1]?.[isNepali ? 1 : 0],
      year && format.format(year),
    ]
      .filter(Boolean)
      .join(isNepali ? '\u00a0' : ' ')
  const { year, month, day } = first
  if (year !== last.year) return `${write(first)} – ${write(last)}`
  if (month !== last.month) return `${write({ month, day })}–${write(last)}`
  if (day !== last.day) return `${write({ day })}–${write(last)}`
  return write(isShort ? { month, day } : last)
}

interface Span {
  from: string
  until: string
  language: string
}

/**
 * Returns the first day of each month in a span with its name as it stands behind a day, and the end of the
 * last one without a name.
 */
export function listMonthStarts(calendar: Calendar, { from, until, language }: Span) {
  const listed = calendar.map((start, index): [day: string, name: string] => {
    const name = isWritten(language) ? months[index % 12]?.[language === 'ne' ? 1 : 0] : undefined
    const isLast = index === calendar.length - 1
    return [toDay(start), name && !isLast ? `${language === 'ne' ? '\u00a0' : ' '}${name}` : '']
  })
  const first = listed.findLastIndex(([day]) => day <= from)
  const after = listed.findIndex(([day]) => day > until)
  return listed.slice(Math.max(first, 0), after < 0 ? undefined : after + 1)
}

/** Earlier years that people type are AD: 2050 of Bikram Sambat began in April 1993. */
const FIRST_TYPED_YEAR = 2050

/**
 * Reads a date as people type it: "2083/08/10", "2083-8-10", "10 Mangsir 2083", "२०८३ मंसिर १० गते".
 * The calendar need not have it.
 */
export function readBikramSambat(text: string): BikramSambatDate | undefined {
  const parts = splitDate(text)
  if (parts.length !== 3) return undefined
  const ordered = isYear(parts[0]) ? parts.toReversed() : parts
  const [first = '', second = '', last = ''] = ordered
  // "Saun 2, 2082" has the name of the month first.
  const [day, monthText] = /^\d/.test(first) ? [first, second] : [second, first]
  const month = readMonth(monthText)
  const year = Number(last.replace(/^0/, '20'))
  if (!isYear(last) || !/^\d{1,2}$/.test(day) || month === undefined) return undefined
  if (year < FIRST_TYPED_YEAR) return undefined
  return { year, month, day: Number(day) }
}

/** Reads a day and the name of a month without a year: "24 Kartik", "मंसिर १६ गते". */
export function readBikramSambatDay(text: string): Omit<BikramSambatDate, 'year'> | undefined {
  const parts = splitDate(text)
  const day = parts.find((part) => /^\d{1,2}$/.test(part))
  const name = parts.find((part) => !/^\d/.test(part))
  const month = name && readMonth(name)
  if (parts.length !== 2 || !day || !month) return undefined
  return { month, day: Number(day) }
}

/** Returns day, month and year, without the words around them. */
const splitDate = (text: string) =>
  toLatinDigits(text.normalize('NFC').toLowerCase())
    .replace(/^(वि\.? ?सं\.?|b\.?s\.?) *|,? *(b\.?s\.?|वि\.? ?सं\.?)$/g, '')
    .replace(/(गते|(?<!\p{L})gate)/u, ' ')
    .split(/[\s,।./-]+/)
    .filter(Boolean)

/** "2083", or "083" as people write it. */
const isYear = (text = '') => /^(\d{4}|0\d\d)$/.test(text)

function readMonth(text: string) {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const index = months.findIndex((names) => names.some((name) => name.toLowerCase() === text))
  return index < 0 ? undefined : index + 1
}
