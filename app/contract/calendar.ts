const dayPattern = /^(\d{4})-(\d\d)-(\d\d)$/

/** Whether this is a date of the calendar, as "2026-11-22". Years 1900 to 2999 only. */
export function isDay(text: string) {
  const [, year = '', month, day] = text.match(dayPattern) ?? []
  if (!/^(19|2\d)/.test(year)) return false
  // JavaScript parses 2027-02-30 as 2 March, so the result is compared with the text.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.toISOString().startsWith(text)
}

/** Whether a date has one of the years that people write in Bikram Sambat: 2050 began in 1993. */
export const hasNepaliYear = (day: string) => /^20([5-8]\d|9[0-8])-/.test(day)

/** Whether people can mean this date of the calendar. */
export const isAdDay = (text: string) => isDay(text) && !hasNepaliYear(text)

/** Whether this is a time of day, from "00:00" to "23:59". */
const isTimeOfDay = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Like `isTimeOfDay`; "24:00" is the end of the day. */
const isEndOfSpan = (text: string) => text === '24:00' || isTimeOfDay(text)

/** Whether this is a local date and time, as "2026-11-22T09:00", with or without seconds. */
function isLocalDateTime(text: string, isDate = isDay) {
  const [, day = '', time = ''] = text.match(/^(.{10})T(\d\d:\d\d)(:[0-5]\d)?$/) ?? []
  return isDate(day) && isTimeOfDay(time)
}

/**
 * Whether this is a valid date and time of RFC 3339, without leap seconds, which JavaScript does
 * not support. The UTC date is limited to 1900 to 2999 too, so that moments sort as text.
 */
export function isTimestamp(text: string) {
  const [, local = '', hours, minutes] =
    text.match(/^(.{10}t\d\d:\d\d:\d\d)(?:\.\d+)?(?:z|[+-](\d\d):(\d\d))$/i) ?? []
  if (!isLocalDateTime(local.toUpperCase())) return false
  if (Number(hours ?? 0) > 23 || Number(minutes ?? 0) > 59) return false
  return isDay(new Date(text).toISOString().slice(0, 10))
}

/** Whether a due moment has a time; a day without one is stored as its last millisecond. */
export const hasTime = (moment: string) => !moment.endsWith(':59.999Z')

/** The date formats of the contract, by their names in schemas. */
export const dateFormats = {
  date: isAdDay,
  'optional-date': (text: string) => text === '' || isAdDay(text),
  'date-time': isTimestamp,
  'day-or-moment': (text: string) => isAdDay(text) || isTimestamp(text),
  'local-date-time': (text: string) => isLocalDateTime(text, isAdDay),
  'time-of-day': isTimeOfDay,
  'optional-time-of-day': (text: string) => text === '' || isTimeOfDay(text),
  'end-of-span': isEndOfSpan,
}
export type DateFormat = keyof typeof dateFormats
