import { formatBikramSambat, readBikramSambat } from '#app/contract/bikram-sambat.ts'
import nepaliNames from '#app/platform/browser/country-names/nepali.json' with { type: 'json' }
import { createNepaliDateFormat, getNepaliMonth } from '#app/platform/browser/nepali-dates.ts'
import { nepaliDigits } from '#app/platform/browser/nepali-digits.ts'
import { createTranslator } from '#app/platform/browser/translate-texts.ts'
import texts from './sentences.ne.ts'
import values from './values.ne.ts'

const englishNames = new Intl.DisplayNames('en', { type: 'region' })
const countries = Object.fromEntries(
  Object.entries(nepaliNames).map(([code, name]) => [englishNames.of(code) ?? code, name]),
)

const translate = createTranslator({ ...countries, ...values, ...texts }, localizeValue)

/** Counts and sizes get Devanagari digits; telephone numbers are no values of sentences. */
function localizeValue(value: string): string {
  return /^[\d.,]+( [kMG]?B| ?%)?$/.test(value) ? nepaliDigits(value) : localizeText(value)
}

/**
 * Returns a text that the server has written for a mail or push notification in Nepali. What people have
 * typed stays as it is: the pieces between dashes, dots and commas are translated only as a whole.
 */
export function localizeText(text: string): string {
  for (const separator of [' – ', ' · ', ', ']) {
    const date = localizeDate(text)
    const whole = date ?? translate(text)
    if (whole !== text) return whole
    const pieces = text.split(separator)
    if (pieces.length > 1) return pieces.map(localizeText).join(separator)
  }
  return text
}

const format = (options: Intl.DateTimeFormatOptions, language = 'en') =>
  language === 'ne'
    ? createNepaliDateFormat({ ...options, timeZone: 'UTC' })
    : new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })

/** The days of a week and the months of a year, to read their English names. */
const weekdays = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 10, 1 + index)))
const englishWeekdays = weekdays.map((day) => format({ weekday: 'long' }).format(day))
const englishMonths = Array.from({ length: 12 }, (_, month) =>
  format({ month: 'long' }).format(new Date(Date.UTC(2026, month, 1))),
)

const datePattern = new RegExp(
  [
    `^(?:(?<weekday>${englishWeekdays.join('|')}),? )?`,
    `(?<day>\\d{1,2}) (?<month>${englishMonths.join('|')})(?: (?<year>\\d{4}))?`,
    '(?: \\((?<added>[^()]+)\\))?',
    '(?:(?:, | at )(?<hour>\\d{1,2}):(?<minute>\\d\\d) (?<half>[AP]M))?$',
  ].join(''),
)

/** Translates "Thursday 26 November (10 Mangsir 2083), 10:00 AM"; undefined for all else. */
function localizeDate(text: string) {
  const parts = text.match(datePattern)?.groups
  if (!parts) return undefined
  const { weekday, day = '', month = '', year = '', added = '', hour, minute, half } = parts
  const at = weekdays[englishWeekdays.indexOf(weekday ?? '')]
  const name = getNepaliMonth(englishMonths.indexOf(month) + 1)
  const sambat = readBikramSambat(added)
  const date = [nepaliDigits(day), name, nepaliDigits(year)].filter(Boolean).join(' ')
  const hours = hour && (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  const time =
    hours !== undefined &&
    format({ hour: 'numeric', minute: '2-digit' }, 'ne').format(
      Date.UTC(2026, 0, 1, Number(hours), Number(minute)),
    )
  return [
    at && format({ weekday: 'long' }, 'ne').format(at),
    sambat ? `${date} (${formatBikramSambat([sambat], 'ne')})` : date,
    time,
  ]
    .filter(Boolean)
    .join(', ')
}
