import { dateFormat } from '#app/contract/date-format.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The day, YYYY-MM-DD, that it is at this moment in a time zone. */
export function dayIn(timeZone: string, now: Date) {
  // Canada writes dates as ISO 8601 does.
  return dateFormat('en-CA', { timeZone }).format(now)
}

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The 29th of February becomes the 1st of March. */
export function addYears(day: string, years: number) {
  const date = new Date(day)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}

/** Whether the calendar has it, as "2026-11-22": 2026-02-30 is none, and nobody means the year 9999. */
export const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && isFrom(day, day)

/**
 * RFC 3339, and a moment that exists: 23:59:60 is one to RFC 3339, but not to JavaScript. Some days
 * later or in another time zone it is still of a year of four digits, which sorts as a text.
 */
export const isMoment = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i.test(text) && isFrom(text, '')

/** Whether it is of the years 1900 to 2999, and ISO 8601 writes it as it begins here. */
function isFrom(text: string, start: string) {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) return false
  const written = moment.toISOString()
  return written.startsWith(start) && /^(19|2\d)\d\d-/.test(written)
}

export function isTimeZone(name: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** "Monday 23 November, 10:00", by the clocks of a time zone; of another year with that. */
export function sayMoment(timeZone: string, at: Date, now = new Date()) {
  const isThisYear = dayIn(timeZone, at).slice(0, 4) === dayIn(timeZone, now).slice(0, 4)
  const format = dateFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    ...(!isThisYear && { year: 'numeric' }),
    ...{ hourCycle: 'h23', timeZone },
  })
  return format.format(at).replace(' at ', ', ')
}
