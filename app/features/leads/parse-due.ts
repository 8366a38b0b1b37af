import {
  fromBikramSambat,
  getCalendar,
  readBikramSambat,
  toBikramSambat,
} from '#app/contract/bikram-sambat.ts'
import { isDay } from '#app/contract/calendar.ts'
import { getOwn } from '#app/contract/get-own.ts'
import type { OfficeProfile } from '#app/contract/office.ts'
import { getMoment, toOfficeDay } from '#app/features/office/hours-contract.ts'
import { addUnits, weekdayOf } from './calendar-days.ts'
import { monthNames, normalizeTyped } from './typed-text.ts'

type Clock = Pick<OfficeProfile, 'time_zone' | 'bikram_sambat_years'>

const NOON = 12 * 60

/** By their first three letters. */
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const nepaliWeekdays = [/^आइत/, /^सोम/, /^म(ं|ङ्)गल/, /^बुध/, /^(बिह(ि|ी)|बृहस्पति)/, /^शुक्र/, /^शनि/]

/** Days after today, in English, romanised Nepali and Nepali. */
const dayWords: Record<string, number> = {
  today: 0,
  aaja: 0,
  आज: 0,
  tomorrow: 1,
  bholi: 1,
  भोलि: 1,
  'day after tomorrow': 2,
  parsi: 2,
  पर्सि: 2,
  परसि: 2,
  पर्सी: 2,
}

/** Minutes after midnight of a part of the day. */
const dayParts: Record<string, number> = {
  morning: 10 * 60,
  बिहान: 10 * 60,
  noon: NOON,
  afternoon: 14 * 60,
  दिउँसो: 14 * 60,
  evening: 17 * 60,
  बेलुका: 17 * 60,
}

const units: Record<string, 'minute' | 'hour' | 'day' | 'week' | 'month'> = {
  min: 'minute',
  minute: 'minute',
  मिनेट: 'minute',
  hour: 'hour',
  घण्टा: 'hour',
  day: 'day',
  दिन: 'day',
  week: 'week',
  हप्ता: 'week',
  month: 'month',
  महिना: 'month',
}

/**
 * Parses "tomorrow 11", "monday morning", "after 2 weeks", "30/11", "भोलि" or "10 Mangsir" in the office's
 * time zone. Returns a day, or a moment if the text has a time; undefined if a part is not understood.
 */
export function parseDue(text: string, clock: Clock, now = new Date()): string | undefined {
  const normalized = normalize(text)
  const counted = parseCount(normalized)
  const minutes = counted && { minute: 1, hour: 60, day: 0, week: 0, month: 0 }[counted.unit]
  if (counted && minutes)
    return new Date(now.getTime() + counted.count * minutes * 60_000).toISOString()
  const today = toOfficeDay(clock, now)
  const parse = (dayText: string) => parseDay(dayText, today, clock)
  const whole = parse(normalized)
  if (whole) return whole
  const toMoment = (day: string, time: number) => getMoment(clock, day, time)
  // A time follows the last word of the day; "5 dec" and "in 3 days" contain digits that are none.
  for (const { index } of [...normalized.matchAll(/ |$/g)].toReversed()) {
    const time = parseTime(normalized.slice(index).replace(/^ (at )?/, ''))
    const day = parse(normalized.slice(0, index).replace(/ at$/, ''))
    if (day && time !== undefined) return toMoment(day, time).toISOString()
  }
  const time = /\D/.test(normalized) ? parseTime(normalized) : undefined
  if (time === undefined) return undefined
  const at = toMoment(today, time)
  return (at > now ? at : toMoment(addUnits(today, 1, 'day'), time)).toISOString()
}

/** Quarters of an hour in Nepali: "साढे ३" is half past three. */
const quarters: [word: RegExp, hours: number, minutes: string][] = [
  [/(?:सवा|sawa) (\d{1,2})/, 0, '15'],
  [/(?:साढे|साढ़े|sadhe) (\d{1,2})/, 0, '30'],
  [/(?:पौने|paune) (\d{1,2})/, -1, '45'],
]

/** Writes words for "next" and for quarters of an hour as numbers. */
const normalize = (text: string) =>
  quarters.reduce(
    (normalized, [word, hours, minutes]) =>
      normalized.replace(word, (_, hour) => `${Number(hour) + hours || 12}:${minutes}`),
    normalizeTyped(text)
      .replace(/^next (?=week|month)/, 'in a ')
      .replace(/^(?:अर्को|आउने|आगामी) (?=(?:हप्ता|महिना)(?:मा)?(?: |$))/, '1 '),
  )

/** Parses "in 3 days", "after a week", "2 weeks" or "2 हप्तापछि". */
function parseCount(text: string) {
  const [, number = '', name = ''] =
    text.match(/^(?:in |after )?(an?|\d{1,3}) ?([\p{L}\p{M}]+?)s?(?: later| ?पछि)?$/u) ?? []
  const unit = getOwn(units, name)
  return unit && { count: number.startsWith('a') ? 1 : Number(number), unit }
}

/** Returns minutes after midnight of "11", "2:30 pm", "14.30", "morning" or "बिहान 7 बजे". */
function parseTime(text: string): number | undefined {
  const part = getOwn(dayParts, text)
  if (part !== undefined) return part
  const [, before = '', hour, minute = '0', meridiem, after = ''] =
    text.match(/^(?:(\D+?) )?(\d{1,2})(?:[:.](\d\d))? ?(am|pm)?(?: ?बजे)?(?: (\D+))?$/) ?? []
  if (hour === undefined || Number(minute) > 59) return undefined
  const named = getOwn(dayParts, before || after)
  if ((before || after) && (named === undefined || (before && after))) return undefined
  const hours = toHours(
    hour,
    meridiem ?? (named === undefined ? undefined : named < NOON ? 'am' : 'pm'),
  )
  return hours === undefined ? undefined : hours * 60 + Number(minute)
}

/** Without "am" or "pm", 1 to 7 are in the afternoon, except with a leading zero. */
function toHours(hour: string, meridiem?: string) {
  const number = Number(hour)
  if (meridiem) {
    if (number < 1 || number > 12) return undefined
    return (number % 12) + (meridiem === 'pm' ? 12 : 0)
  }
  if (number > 23) return undefined
  return number >= 1 && number <= 7 && !hour.startsWith('0') ? number + 12 : number
}

/** Returns a day, as "2026-12-05". */
function parseDay(text: string, today: string, { bikram_sambat_years }: Clock) {
  const calendar = getCalendar(bikram_sambat_years)
  const nepali = readBikramSambat(text)
  // A day that the calendar does not have is no AD date of a far year.
  if (nepali) return fromBikramSambat(nepali, calendar)
  return (
    parseDayWord(text, today) ??
    parseCountedDays(text, today) ??
    parseWeekday(text, today) ??
    parseDate(text, today) ??
    parseNepaliMonth(text, today, calendar)
  )
}

/** "10 Mangsir" or "मंसिर 10": the next such day. */
function parseNepaliMonth(text: string, today: string, calendar: ReturnType<typeof getCalendar>) {
  const { year = 0 } = toBikramSambat(today, calendar) ?? {}
  if (!/^\d{1,2} \p{L}|\p{L}\p{M}* \d{1,2}( गते)?$/u.test(text)) return undefined
  const days = [year, year + 1].flatMap((each) => {
    const written = /^\d/.test(text) ? `${text.replace(/ गते$/, '')} ${each}` : `${each} ${text}`
    const date = readBikramSambat(written)
    return (date && fromBikramSambat(date, calendar)) ?? []
  })
  return days.find((day) => day >= today)
}

function parseDayWord(text: string, today: string) {
  const days = getOwn(dayWords, text)
  return days === undefined ? undefined : addUnits(today, days, 'day')
}

function parseCountedDays(text: string, today: string) {
  const { count = 0, unit = 'hour' } = parseCount(text) ?? {}
  return unit === 'minute' || unit === 'hour' ? undefined : addUnits(today, count, unit)
}

/** The next such weekday, never today. */
function parseWeekday(text: string, today: string) {
  const name = text.replace(/^(on|next|this|coming|अर्को|आउने|आगामी|यो) /, '')
  const isEnglish = /^(sun|mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?)(day)?$/.test(name)
  const weekday = isEnglish
    ? weekdays.indexOf(name.slice(0, 3))
    : nepaliWeekdays.findIndex((start) => start.test(name) && /[बव]ार$/.test(name))
  if (weekday < 0) return undefined
  return addUnits(today, ((weekday - weekdayOf(today) + 6) % 7) + 1, 'day')
}

/** "2026-12-05", "30/11", "30-11-2026", "5 Dec" or "dec 5 2026"; day first, as in Nepal. */
function parseDate(text: string, today: string) {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return validDay(text)
  const numbers = text.match(/^(\d{1,2})([/-])(\d{1,2})(?:\2(\d{4}))?$/)
  if (numbers) return findDate(today, numbers[1], Number(numbers[3]), numbers[4])
  const [, day, month = '', year] =
    text.match(/^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3})[a-z]*(?: (\d{4}))?$/) ?? []
  if (day) return findDate(today, day, monthNames.indexOf(month) + 1, year)
  const [, first = '', second, third] =
    text.match(/^([a-z]{3})[a-z]* (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}))?$/) ?? []
  return findDate(today, second, monthNames.indexOf(first) + 1, third)
}

/** Without a year, returns the next such day. */
function findDate(today: string, day = '', month: number, year?: string) {
  if (month < 1) return undefined
  const inYear = (of: string) =>
    validDay(`${of}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
  if (year) return inYear(year)
  const thisYear = today.slice(0, 4)
  const next = inYear(thisYear)
  return next && next >= today ? next : inYear(String(Number(thisYear) + 1))
}

const validDay = (text: string) => (isDay(text) ? text : undefined)
