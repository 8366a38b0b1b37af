import { isDay, isTimestamp } from '#app/contract/calendar.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { getMoment } from '#app/features/office/hours-contract.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
/** The order that Nepal uses. */
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/
const withMonthName = /^(\d{1,2}) ([a-z]{3})[a-z]*,? (\d{4})$/
const withTime = /^(.*?)(?:[t, ]+(\d{1,2}):(\d\d)(?::[0-5]\d(?:\.\d+)?)?)?$/

/**
 * Parses a date in the office's time zone, unless the text has an offset; undefined for other
 * texts.
 */
export function readDate(text: string, clock: Pick<OpeningHours, 'time_zone'>) {
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/i.test(text)) {
    const moment = text
      .replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
      .replace(/^(.{10}T\d\d:\d\d)(?=[Z+-])/i, '$1:00')
    return isTimestamp(moment) ? new Date(moment) : undefined
  }
  const [, day = '', hour = '0', minute = '0'] = text.toLowerCase().match(withTime) ?? []
  const date = readDay(day.trim())
  const isTime = Number(hour) < 24 && Number(minute) < 60
  return date && isTime ? getMoment(clock, date, Number(hour) * 60 + Number(minute)) : undefined
}

/** Returns a date like "2026-05-31". */
function readDay(text: string) {
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
