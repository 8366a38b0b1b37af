import { isDay, isMoment } from '#app/contract/calendar.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { momentAt } from '#app/features/office/hours-contract.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
/** The usual order in Nepal: day first. */
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/
const inWords = /^(\d{1,2}) ([a-z]{3})[a-z]*,? (\d{4})$/
const withTime = /^(.*?)(?:[t, ]+(\d{1,2}):(\d\d)(?::[0-5]\d(?:\.\d+)?)?)?$/

/** Parses a date in the office's time zone unless it names another; undefined if invalid. */
export function readDate(text: string, clock: Pick<OpeningHours, 'time_zone'>) {
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/i.test(text)) {
    const moment = text
      .replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
      .replace(/^(.{10}T\d\d:\d\d)(?=[Z+-])/i, '$1:00')
    return isMoment(moment) ? new Date(moment) : undefined
  }
  const [, day = '', hour = '0', minute = '0'] = text.toLowerCase().match(withTime) ?? []
  const found = readDay(day.trim())
  const isTime = Number(hour) < 24 && Number(minute) < 60
  return found && isTime ? momentAt(clock, found, Number(hour) * 60 + Number(minute)) : undefined
}

/** Returns a day like "2026-05-31". */
function readDay(text: string) {
  const [, day, month, year] =
    text.match(dayFirst) ?? swap(text.match(yearFirst)) ?? named(text.match(inWords)) ?? []
  if (!day || !month || !year) return undefined
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : undefined
}

const swap = (found: RegExpMatchArray | null) => found && ['', found[3], found[2], found[1]]

const named = (found: RegExpMatchArray | null) =>
  found && ['', found[1], String(months.indexOf(found[2] ?? '') + 1), found[3]]
