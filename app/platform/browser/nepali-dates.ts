import { nepaliDigits } from './nepali-digits.ts'

/**
 * Creates a format for dates in Nepali: "बिहीबार, २६ नोभेम्बर २०२६, बिहान ९:३० बजे". Intl puts the year
 * first, has a 24-hour clock, writes बिहिबार and has months of several letters as `narrow`.
 */
export function createNepaliDateFormat(options: Intl.DateTimeFormatOptions) {
  const isTime = options.hour !== undefined || options.timeStyle !== undefined
  // Nepali has no short names of months and weekdays that people know.
  const longNames = { ...options }
  const isLetter = options.month === 'narrow'
  if (options.month === 'short' || isLetter) longNames.month = 'long'
  if (options.weekday === 'short') longNames.weekday = 'long'
  if (options.dateStyle === 'medium') longNames.dateStyle = 'long'
  if (isTime) longNames.hourCycle = 'h23'
  const intl = new Intl.DateTimeFormat('ne', longNames)

  function read(at: Date | number | undefined) {
    const found = intl.formatToParts(at).map(({ type, value }) => [type, value] as const)
    const { weekday, day, month, year, hour, minute } = Object.fromEntries(found)
    return {
      weekday: weekday?.replace('बिहिबार', 'बिहीबार'),
      day,
      month: isLetter ? firstLetter(month) : month,
      year,
      time: hour && formatTime(hour, minute),
    }
  }
  const join = ({ weekday, day, month, year, time }: Partial<ReturnType<typeof read>>) =>
    [weekday, [day, month, year].filter(Boolean).join('\u00a0'), time].filter(Boolean).join(', ')

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

/** The first letter with its vowel sign. */
const firstLetter = (word = '') => letters.segment(word).containing(0)?.segment

const letters = new Intl.Segmenter('ne')

/** Formats a time of the 24-hour clock as people say it: "बेलुका ६ बजे". */
function formatTime(hour: string, minute?: string) {
  const hours = Number(hour.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO)))
  const past = minute && !/^[0०]+$/.test(minute) ? `:${minute}` : ''
  return `${partOfDay(hours)} ${nepaliDigits(hours % 12 || 12)}${past} बजे`
}

const ZERO = '०'.charCodeAt(0)

function partOfDay(hours: number) {
  if (hours < 4 || hours >= 20) return 'राति'
  if (hours < 12) return 'बिहान'
  return hours < 16 ? 'दिउँसो' : 'बेलुका'
}
