import { dateFormat, dayIn } from '#app/contract/date-format.ts'
import type { AllHours, OpeningHours } from '#app/contract/office.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** An office that does not open within this many days counts as never open. */
const MAX_DAYS = 400

/**
 * Whether the office is open at this moment, according to its opening hours, holidays and time
 * zone.
 */
export function isOfficeOpen(hours: OpeningHours, at: Date) {
  const local = toLocal(hours, at)
  return getSpans(hours, local).some(([opens, closes]) => local >= opens && local < closes)
}

/** Returns the moment at which the office has been open for `ms` since `at`. */
export function addOfficeTime(hours: OpeningHours, at: Date, ms: number) {
  const local = toLocal(hours, at)
  let remainingMs = ms
  for (let day = 0; day < MAX_DAYS; day++) {
    for (const [opens, closes] of getSpans(hours, local + day * DAY_MS)) {
      const from = Math.max(local, opens)
      if (from < closes && from + remainingMs <= closes)
        return toTimestamp(hours, from + remainingMs)
      remainingMs -= Math.max(0, closes - from)
    }
  }
  return new Date(at.getTime() + ms)
}

/** Returns the moment from which until `at` the office is open for `ms`. */
export function subtractOfficeTime(hours: OpeningHours, at: Date, ms: number) {
  const local = toLocal(hours, at)
  let remainingMs = ms
  for (let day = 0; day < MAX_DAYS; day++) {
    for (const [opens, closes] of getSpans(hours, local - day * DAY_MS).toReversed()) {
      const until = Math.min(local, closes)
      if (opens < until && until - remainingMs >= opens)
        return toTimestamp(hours, until - remainingMs)
      remainingMs -= Math.max(0, until - opens)
    }
  }
  return new Date(at.getTime() - ms)
}

/**
 * Returns how long the office is open between two moments, in milliseconds. For an office that never
 * opens, all time counts.
 */
export function measureOfficeTime(hours: OpeningHours, from: Date, until: Date) {
  const [first, last] = [toLocal(hours, from), toLocal(hours, until)]
  const isEverOpen = hours.week.some((spans) => spans.length > 0)
  if (!isEverOpen) return Math.max(0, last - first)
  let open = 0
  for (let day = toMidnight(first); day < last; day += DAY_MS) {
    for (const [opens, closes] of getSpans(hours, day)) {
      open += Math.max(0, Math.min(closes, last) - Math.max(opens, first))
    }
  }
  return open
}

/** Returns the opening hours of a branch, or those of the office if the branch has none. */
export function getBranchHours(office: AllHours, name: string) {
  const branch = office.branches.find((each) => name !== '' && each.name === name)
  return branch && branch.week.length > 0 ? { ...office, week: branch.week } : office
}

/**
 * Returns the day by which the office promises a reply: the next day, or the first one after it on
 * which the office is open.
 */
export function findReplyDay(hours: OpeningHours, at: Date) {
  const local = toLocal(hours, at)
  let day = 1
  while (day < MAX_DAYS && getSpans(hours, local + day * DAY_MS).length === 0) day++
  return toTimestamp(hours, local + day * DAY_MS)
}

/**
 * Formats the day of `findReplyDay`, for example "Friday, 27 November (11 Mangsir)". All screens, mails
 * and pages and the chat use this text.
 */
export function formatReplyDay(hours: OpeningHours, at: Date, language: string) {
  const day = findReplyDay(hours, at)
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone: hours.time_zone }).format(day)
  const text = `${format({ weekday: 'long' })}, ${format({ day: 'numeric', month: 'long' })}`
  return withBikramSambat(text, dayIn(hours.time_zone, day), language, true)
}

/** Returns the next opening or closing time; undefined if the office never opens. */
export function findNextChange(hours: OpeningHours, now: Date) {
  const local = toLocal(hours, now)
  const isOpen = isOfficeOpen(hours, now)
  for (let day = 0; day < MAX_DAYS; day++) {
    for (const time of getSpans(hours, local + day * DAY_MS).flat()) {
      const moment = toTimestamp(hours, time)
      if (time > local && isOfficeOpen(hours, moment) !== isOpen) return moment
    }
  }
  return undefined
}

/**
 * Returns the first opening time on a day such as "2026-11-22"; undefined if the office is closed.
 */
export function findOpening(hours: OpeningHours, day: string) {
  const opens = getSpans(hours, Date.parse(day)).map(([from]) => from)
  return opens.length > 0 ? toTimestamp(hours, Math.min(...opens)) : undefined
}

/** Returns the calendar day of a moment in the office's time zone, for example "2026-11-22". */
export const toOfficeDay = (hours: Pick<OpeningHours, 'time_zone'>, at: Date) =>
  new Date(toLocal(hours, at)).toISOString().slice(0, 10)

/** Returns the moment that is `minutes` after midnight of the day, in the office's time zone. */
export const getMoment = (hours: Pick<OpeningHours, 'time_zone'>, day: string, minutes: number) =>
  toTimestamp(hours, Date.parse(day) + minutes * MINUTE_MS)

/** Returns the start of the day that is `days` after the day of `at`, in the office's time zone. */
export function startOfDay(hours: Pick<OpeningHours, 'time_zone'>, at: Date, days = 0) {
  return toTimestamp(hours, toMidnight(toLocal(hours, at)) + days * DAY_MS)
}

/** Returns the holidays in the `days` days from `at`, the next one first. */
export function listHolidays(hours: OpeningHours, at: Date, days: number) {
  const today = toLocal(hours, at)
  const upcoming = Array.from({ length: days }, (_, day) =>
    findHoliday(hours, today + day * DAY_MS),
  )
  return [...new Set(upcoming)].filter((holiday) => holiday !== undefined)
}

/** Returns the opening and closing times of the day, in local milliseconds (see `toLocal`). */
function getSpans(hours: OpeningHours, local: number) {
  const start = toMidnight(local)
  if (findHoliday(hours, local)) return []
  return (hours.week[new Date(local).getUTCDay()] ?? []).map(
    ({ from, until }) => [start + parseTime(from), start + parseTime(until)] as const,
  )
}

function findHoliday({ holidays }: OpeningHours, local: number) {
  const day = new Date(local).toISOString().slice(0, 10)
  return holidays.find(({ from, until, is_yearly }) => {
    if (!is_yearly) return from <= day && day <= until
    const [first, last, date] = [from, until, day].map((each) => each.slice(5)) as [
      string,
      string,
      string,
    ]
    // A yearly holiday that includes New Year ends on an earlier date of the year than it begins.
    return first <= last ? first <= date && date <= last : first <= date || date <= last
  })
}

const toMidnight = (local: number) => local - (local % DAY_MS)

/** Converts a time such as "09:30" to milliseconds since midnight. */
const parseTime = (time: string) =>
  (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE_MS

/** Returns the office's local time in milliseconds, as if its time zone were UTC. */
const toLocal = ({ time_zone }: WithTimeZone, at: Date) =>
  at.getTime() + getOffsetMs(time_zone, at.getTime())

function toTimestamp({ time_zone }: WithTimeZone, local: number) {
  // The first guess may use the wrong offset if daylight saving time begins or ends on this day.
  const guess = local - getOffsetMs(time_zone, local)
  return new Date(local - getOffsetMs(time_zone, guess))
}

type WithTimeZone = Pick<OpeningHours, 'time_zone'>

/** Returns the offset of the time zone from UTC in milliseconds, at a timestamp. */
function getOffsetMs(timeZone: string, at: number) {
  // The Swedish locale formats moments almost like ISO 8601: "2026-11-22 09:00:00".
  const format = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const text = format.format(at).replace(' ', 'T')
  return Date.parse(`${text}Z`) - Math.floor(at / 1000) * 1000
}
