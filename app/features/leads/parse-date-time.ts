import { fromBikramSambat, getCalendar, readBikramSambat } from '#app/contract/bikram-sambat.ts'
import { isDay } from '#app/contract/calendar.ts'
import { toLatinDigits } from '#app/contract/latin-digits.ts'
import type { Office } from '#app/contract/office.ts'
import { getMoment, toOfficeDay } from '#app/features/office/hours-contract.ts'

type Clock = Pick<Office, 'time_zone' | 'bikram_sambat_years'>

const DAY_MS = 24 * 60 * 60_000
const DEFAULT_MINUTES = 10 * 60
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Parses "tomorrow 11:00", "in 3 days", "friday 2pm", "5 Dec", "2026-12-05 14:30" or "10 Mangsir 2083"
 * in the office's time zone. Without a time it returns 10:00, or the next full hour if that has passed today.
 */
export function parseDateTime(text: string, clock: Clock, now = new Date()): Date | undefined {
  const normalized = toLatinDigits(text).trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const relative = normalized.match(/^in (an?|\d{1,3}) (minute|min|hour)s?$/)
  if (relative)
    return new Date(
      now.getTime() + parseCount(relative[1]) * (relative[2] === 'hour' ? 60 : 1) * 60_000,
    )
  const [, dayText = '', timeText] =
    normalized.match(/^(.*?)(?: ?(?:at )?(\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?))?$/) ?? []
  // "5 dec", "in 3 days" and "2026-12-05" contain digits that are not a time.
  for (const [day, time] of [
    [normalized, undefined],
    [dayText.trim(), timeText],
  ]) {
    const found = parseDay(day ?? '', clock, now)
    const minutes = time === undefined ? DEFAULT_MINUTES : parseTime(time)
    if (!found || minutes === undefined) continue
    const at = getMoment(clock, found, minutes)
    return time === undefined && at < now && found === toOfficeDay(clock, now)
      ? nextFullHour(clock, now)
      : at
  }
  return undefined
}

/** Returns the next full hour of today, or the last minute of today. */
function nextFullHour(clock: Clock, now: Date) {
  const today = toOfficeDay(clock, now)
  const hours = Array.from({ length: 24 }, (_, hour) => getMoment(clock, today, hour * 60))
  return hours.find((at) => at > now) ?? getMoment(clock, today, 24 * 60 - 1)
}

const parseCount = (text = '') => (text.startsWith('a') ? 1 : Number(text))

/** Returns minutes after midnight. */
function parseTime(text: string) {
  const [, hour, minute = '0', meridiem] = text.match(/^(\d{1,2})(?:[:.](\d\d))? ?(am|pm)?$/) ?? []
  if (hour === undefined) return undefined
  const is12Hour = meridiem !== undefined
  const hours = is12Hour ? (Number(hour) % 12) + (meridiem === 'pm' ? 12 : 0) : Number(hour)
  const isTime = hours < 24 && Number(minute) < 60 && (!is12Hour || Number(hour) <= 12)
  return isTime ? hours * 60 + Number(minute) : undefined
}

/** Returns a day, for example "2026-12-05". */
function parseDay(text: string, clock: Clock, now: Date) {
  const today = toOfficeDay(clock, now)
  const daysFromToday = (amount: number) =>
    new Date(Date.parse(today) + amount * DAY_MS).toISOString().slice(0, 10)
  if (text === 'today') return today
  if (text === 'tomorrow') return daysFromToday(1)
  if (text === 'day after tomorrow') return daysFromToday(2)
  const relative = text.match(/^in (an?|\d{1,3}) (day|week|month)s?$/)
  if (relative) return addUnits(today, parseCount(relative[1]), relative[2] as Unit)
  const weekday = days.indexOf(text.replace(/^(on|next) /, '').slice(0, 3))
  if (
    weekday >= 0 &&
    /^((on|next) )?(sun|mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?)(day)?$/.test(text)
  ) {
    return daysFromToday(((weekday - new Date(today).getUTCDay() + 6) % 7) + 1)
  }
  return parseBikramSambat(text, clock) ?? parseDate(text, today)
}

function parseBikramSambat(text: string, { bikram_sambat_years }: Clock) {
  const date = readBikramSambat(text)
  return date && fromBikramSambat(date, getCalendar(bikram_sambat_years))
}

type Unit = 'day' | 'week' | 'month'

function addUnits(day: string, amount: number, unit: Unit) {
  const date = new Date(day)
  if (unit === 'month') {
    const dayOfMonth = date.getUTCDate()
    date.setUTCMonth(date.getUTCMonth() + amount, 1)
    const lastDayOfMonth = new Date(
      Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0),
    ).getUTCDate()
    date.setUTCDate(Math.min(dayOfMonth, lastDayOfMonth))
  } else date.setUTCDate(date.getUTCDate() + amount * (unit === 'week' ? 7 : 1))
  return date.toISOString().slice(0, 10)
}

/** Parses "2026-12-05", "5 Dec" or "dec 5 2026". Without a year it returns the next such day. */
function parseDate(text: string, today: string) {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return validDay(text)
  const [, day, month, year] =
    text.match(/^(\d{1,2}) ([a-z]{3})[a-z]* ?(\d{4})?$/) ??
    text
      .match(/^([a-z]{3})[a-z]* (\d{1,2}),? ?(\d{4})?$/)
      ?.map((part, index, all) => (index === 1 ? all[2] : index === 2 ? all[1] : part)) ??
    []
  const number = months.indexOf(month ?? '') + 1
  if (number === 0) return undefined
  const inYear = (of: string) =>
    validDay(`${of}-${String(number).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
  const thisYear = today.slice(0, 4)
  if (year) return inYear(year)
  const next = inYear(thisYear)
  return next && next < today ? inYear(String(Number(thisYear) + 1)) : next
}

const validDay = (text: string) => (isDay(text) ? text : undefined)
