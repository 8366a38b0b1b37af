import { getOwn } from '#app/contract/get-own.ts'
import { nepaliDigits } from './nepali-digits.ts'

// Written out, because Chromium has no Nepali in Intl.
const monthNames = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ')
const weekdayNames: Record<string, string | undefined> = {
  Sun: 'आइतबार',
  Mon: 'सोमबार',
  Tue: 'मङ्गलबार',
  Wed: 'बुधबार',
  Thu: 'बिहीबार',
  Fri: 'शुक्रबार',
  Sat: 'शनिबार',
}

/** Returns the name of a month, from 1 on. */
export const getNepaliMonth = (month: number) => monthNames[month - 1] ?? ''

/**
 * Creates a format for dates in Nepali: "बिहीबार, २६ नोभेम्बर २०२६, बिहान ९:३० बजे". Intl puts the year
 * first, has a 24-hour clock, writes बिहिबार and has months of several letters as `narrow`.
 */
export function createNepaliDateFormat(options: Intl.DateTimeFormatOptions) {
  const intl = new Intl.DateTimeFormat('en-US', toNumericOptions(options))
  const isLetter = options.month === 'narrow'
  // People say सोम for सोमबार where space is short.
  const nameWeekday = (name = '') => (options.weekday === 'short' ? name.replace(/बार$/, '') : name)

  function read(at: Date | number | undefined) {
    const found = intl.formatToParts(at).map(({ type, value }) => [type, value] as const)
    const { weekday = '', day, month, year, hour, minute } = Object.fromEntries(found)
    const monthName = month && getNepaliMonth(Number(month))
    return {
      weekday: nameWeekday(getOwn(weekdayNames, weekday)),
      day: day && nepaliDigits(day),
      month: isLetter ? firstLetter(monthName) : monthName,
      year: year && nepaliDigits(year),
      time: hour && formatTime(Number(hour), Number(minute ?? 0)),
    }
  }
  const join = ({ weekday, day, month, year, time }: Partial<ReturnType<typeof read>>) =>
    [weekday, joinDate(day, month, year), time].filter(Boolean).join(', ')
  // The day stays with its month; a narrow column may put the year on the next line.
  const joinDate = (day?: string, month?: string, year?: string) =>
    [[day, month].filter(Boolean).join('\u00a0'), year].filter(Boolean).join(' ')

  return {
    format: (at?: Date | number) => join(read(at)),
    formatRange(from: Date | number | bigint, to: Date | number | bigint) {
      const [first, last] = [read(Number(from)), read(Number(to))]
      const { day, month, year, weekday, time } = first
      if (join(first) === join(last)) return join(last)
      if (weekday || time || year !== last.year) return `${join(first)} – ${join(last)}`
      if (month !== last.month) return `${join({ day, month })}–${join(last)}`
      return `${day}–${join(last)}`
    },
  }
}

/** Returns the same parts as numbers. Nepali has no short names of months that people know. */
function toNumericOptions(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  const { timeZone, dateStyle, timeStyle, weekday, year, month, day, hour, minute } = options
  const hasParts = timeStyle ?? weekday ?? year ?? month ?? day ?? hour
  const isDate = dateStyle !== undefined || hasParts === undefined
  const isTime = timeStyle !== undefined || hour !== undefined
  return {
    timeZone,
    weekday: weekday || dateStyle === 'full' ? 'short' : undefined,
    year: year || isDate ? 'numeric' : undefined,
    month: month || isDate ? 'numeric' : undefined,
    day: day || isDate ? 'numeric' : undefined,
    hour: isTime ? 'numeric' : undefined,
    minute: minute || isTime ? 'numeric' : undefined,
    hourCycle: isTime ? 'h23' : undefined,
  }
}

/** The first letter with its vowel sign. */
const firstLetter = (word = '') => letters.segment(word).containing(0)?.segment

const letters = new Intl.Segmenter('hi')

/** Formats a time of the 24-hour clock as people say it: "बेलुका ६ बजे". */
function formatTime(hours: number, minutes: number) {
  const past = minutes === 0 ? '' : `:${nepaliDigits(String(minutes).padStart(2, '0'))}`
  return `${partOfDay(hours)} ${nepaliDigits(hours % 12 || 12)}${past} बजे`
}

function partOfDay(hours: number) {
  if (hours < 4 || hours >= 20) return 'राति'
  if (hours < 12) return 'बिहान'
  return hours < 16 ? 'दिउँसो' : 'बेलुका'
}
