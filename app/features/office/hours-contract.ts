import { dateFormat } from '#app/contract/date-format.ts'
import type { AllHours, OpeningHours } from '#app/contract/office.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Who is closed for so long is never open. */
const MAX_DAYS = 400

/** Whether the office is open, by its own clock, on no holiday. */
export function isOfficeOpen(hours: OpeningHours, at: Date) {
  const local = toLocal(hours, at)
  return spansOf(hours, local).some(([opens, closes]) => local >= opens && local < closes)
}

/** When the office will have been open for so long, counted from this moment. */
export function addOfficeTime(hours: OpeningHours, at: Date, ms: number) {
  const local = toLocal(hours, at)
  let left = ms
  for (let day = 0; day < MAX_DAYS; day++) {
    for (const [opens, closes] of spansOf(hours, local + day * DAY_MS)) {
      const from = Math.max(local, opens)
      if (from < closes && from + left <= closes) return toMoment(hours, from + left)
      left -= Math.max(0, closes - from)
    }
  }
  return new Date(at.getTime() + ms)
}

/** The latest moment from which on the office was open for so long until this one. */
export function officeTimeBefore(hours: OpeningHours, at: Date, ms: number) {
  const local = toLocal(hours, at)
  let left = ms
  for (let day = 0; day < MAX_DAYS; day++) {
    for (const [opens, closes] of spansOf(hours, local - day * DAY_MS).toReversed()) {
      const until = Math.min(local, closes)
      if (opens < until && until - left >= opens) return toMoment(hours, until - left)
      left -= Math.max(0, until - opens)
    }
  }
  return new Date(at.getTime() - ms)
}

/** For how long the office is open between two moments, in ms; one that never opens counts always. */
export function officeTimeBetween(hours: OpeningHours, from: Date, until: Date) {
  const [first, last] = [toLocal(hours, from), toLocal(hours, until)]
  const isEverOpen = hours.week.some((spans) => spans.length > 0)
  if (!isEverOpen) return Math.max(0, last - first)
  let open = 0
  for (let day = midnight(first); day < last; day += DAY_MS) {
    for (const [opens, closes] of spansOf(hours, day)) {
      open += Math.max(0, Math.min(closes, last) - Math.max(opens, first))
    }
  }
  return open
}

/** The hours of the branch of this name; where it has none of its own, those of the office. */
export function hoursOf(office: AllHours, name: string) {
  const branch = office.branches.find((each) => name !== '' && each.name === name)
  return branch && branch.week.length > 0 ? { ...office, week: branch.week } : office
}

/** The day by which the office has answered: 24 hours from this moment, or the next one it opens. */
export function findReplyDay(hours: OpeningHours, at: Date) {
  const local = toLocal(hours, at)
  let day = 1
  while (day < MAX_DAYS && spansOf(hours, local + day * DAY_MS).length === 0) day++
  return toMoment(hours, local + day * DAY_MS)
}

/**
 * The day of `findAnswerDay` in words, as "Friday, 27 November". Screens, mails, pages and the chat
 * all promise an answer by it.
 */
export function formatReplyDay(hours: OpeningHours, at: Date, language: string) {
  const day = findReplyDay(hours, at)
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone: hours.time_zone }).format(day)
  return `${format({ weekday: 'long' })}, ${format({ day: 'numeric', month: 'long' })}`
}

/** When the office opens or closes next; undefined where it never does. */
export function findNextChange(hours: OpeningHours, now: Date) {
  const local = toLocal(hours, now)
  const isOpen = isOfficeOpen(hours, now)
  for (let day = 0; day < MAX_DAYS; day++) {
    for (const time of spansOf(hours, local + day * DAY_MS).flat()) {
      const moment = toMoment(hours, time)
      if (time > local && isOfficeOpen(hours, moment) !== isOpen) return moment
    }
  }
  return undefined
}

/** When the office opens first on a day like "2026-11-22"; undefined: it stays closed. */
export function findOpening(hours: OpeningHours, day: string) {
  const opens = spansOf(hours, Date.parse(day)).map(([from]) => from)
  return opens.length > 0 ? toMoment(hours, Math.min(...opens)) : undefined
}

/** The office's calendar day, as "2026-11-22". */
export const dayOf = (hours: Pick<OpeningHours, 'time_zone'>, at: Date) =>
  new Date(toLocal(hours, at)).toISOString().slice(0, 10)

/** The moment at which the office's clocks show so many minutes after midnight, on a day like "2026-11-22". */
export const momentAt = (hours: Pick<OpeningHours, 'time_zone'>, day: string, minutes: number) =>
  toMoment(hours, Date.parse(day) + minutes * MINUTE_MS)

/** The moment at which the day begins that is so many days from that of `at`. */
export function startOfDay(hours: Pick<OpeningHours, 'time_zone'>, at: Date, days = 0) {
  return toMoment(hours, midnight(toLocal(hours, at)) + days * DAY_MS)
}

/** The holidays that fall into the days from this one on, soonest first. */
export function holidaysFrom(hours: OpeningHours, at: Date, days: number) {
  const today = toLocal(hours, at)
  const coming = Array.from({ length: days }, (_, day) => holidayOf(hours, today + day * DAY_MS))
  return [...new Set(coming)].filter((holiday) => holiday !== undefined)
}

/** When it opens and closes on the day of this local moment, in local milliseconds. */
function spansOf(hours: OpeningHours, local: number) {
  const start = midnight(local)
  if (holidayOf(hours, local)) return []
  return (hours.week[new Date(local).getUTCDay()] ?? []).map(
    ({ from, until }) => [start + toMs(from), start + toMs(until)] as const,
  )
}

function holidayOf({ holidays }: OpeningHours, local: number) {
  const day = new Date(local).toISOString().slice(0, 10)
  return holidays.find(({ from, until, is_yearly }) => {
    if (!is_yearly) return from <= day && day <= until
    const [first, last, date] = [from, until, day].map((each) => each.slice(5)) as [
      string,
      string,
      string,
    ]
    // Over the turn of the year the last day comes first in the calendar.
    return first <= last ? first <= date && date <= last : first <= date || date <= last
  })
}

const midnight = (local: number) => local - (local % DAY_MS)

/** "09:30", since midnight. */
const toMs = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE_MS

/** The office's clock as if it were that of UTC, in milliseconds. */
const toLocal = ({ time_zone }: WithTimeZone, at: Date) =>
  at.getTime() + offsetMs(time_zone, at.getTime())

function toMoment({ time_zone }: WithTimeZone, local: number) {
  // Where clocks are put forward or back, the guess may lie on their other side.
  const guess = local - offsetMs(time_zone, local)
  return new Date(local - offsetMs(time_zone, guess))
}

type WithTimeZone = Pick<OpeningHours, 'time_zone'>

/** How far the clocks of this zone are ahead of UTC. */
function offsetMs(timeZone: string, at: number) {
  // "2026-11-22 09:00:00": Sweden writes moments nearly as ISO 8601 does.
  const clock = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const text = clock.format(at).replace(' ', 'T')
  return Date.parse(`${text}Z`) - Math.floor(at / 1000) * 1000
}
