import { dateFormat, dayIn } from '#app/contract/date-format.ts'
import { language } from '#app/platform/browser/language.ts'
import { office } from './office.ts'
import * as words from './words.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const { time_zone: timeZone } = office
const format = (options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...options, timeZone })

/** Formats the time of day in the office's time zone, as "9:05 AM". */
export const timeOf = (moment: string) =>
  format({ hour: 'numeric', minute: '2-digit' }).format(new Date(moment))

export const isSameDay = (a: string, b: string | undefined) =>
  b !== undefined && dayIn(timeZone, a) === dayIn(timeZone, b)

/**
 * Formats the day in the office's time zone: "Today", "Yesterday", "Monday, March 2", with the year
 * if it is not the current one.
 */
export function dayOf(moment: string, now = new Date()) {
  const [day, today] = [dayIn(timeZone, moment), dayIn(timeZone, now)]
  if (day === today) return words.today
  if (Date.parse(today) - Date.parse(day) === DAY_MS) return words.yesterday
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const options = isThisYear
    ? ({ weekday: 'long', month: 'long', day: 'numeric' } as const)
    : ({ dateStyle: 'long' } as const)
  return format(options).format(new Date(moment))
}
