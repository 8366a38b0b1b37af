import { dateFormat, dayIn, timeIn } from '#app/contract/date-format.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** 29 February becomes 1 March. */
export function addYears(day: string, years: number) {
  const date = new Date(day)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.toISOString().slice(0, 10)
}

export function isTimeZone(name: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** "Monday, 30 November 2026" */
export const formatLongDay = (day: string) =>
  withBikramSambat(
    dateFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(day)),
    day,
  )

/** "Monday 23 November, 10:00 AM" in a time zone; with the year when it is not the current one. */
export function formatDateTime(timeZone: string, at: Date, now = new Date()) {
  const isThisYear = dayIn(timeZone, at).slice(0, 4) === dayIn(timeZone, now).slice(0, 4)
  const format = dateFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
    year: isThisYear ? undefined : 'numeric',
  })
  return `${withBikramSambat(format.format(at), dayIn(timeZone, at))}, ${timeIn(timeZone, at)}`
}
