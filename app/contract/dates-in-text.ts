import { isDay } from './calendar.ts'
import { dateFormat } from './date-format.ts'
import { toLatinDigits } from './latin-digits.ts'
import { describeInBikramSambat, withBikramSambat } from './office-calendar.ts'

const patterns = new Map<string, { pattern: RegExp; months: string[] }>()

/**
 * Adds the Bikram Sambat date to each date of a text, "since 7 August 2025 (22 Shrawan 2082)", as
 * `withBikramSambat` does. `language` is that of the text. Dates that have it already stay.
 */
export function addBikramSambat(text: string, language: string) {
  if (!describeInBikramSambat('2026-01-01', language)) return text
  const { pattern, months } = patterns.get(language) ?? createPattern(language)
  return text.replace(pattern, (date, day: string, month: string, year: string) => {
    const number = String(months.indexOf(month.toLowerCase()) + 1)
    const iso = [toLatinDigits(year), number, toLatinDigits(day)]
      .map((part) => part.padStart(2, '0'))
      .join('-')
    return isDay(iso) ? withBikramSambat(date, iso, language) : date
  })
}

/** Matches a day, a month by its name and a year that no other date in brackets follows. */
function createPattern(language: string) {
  const format = dateFormat(language, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) =>
    format.format(new Date(Date.UTC(2026, month))).toLowerCase(),
  )
  const pattern = new RegExp(
    `(?<![\\p{N}.])(\\p{N}{1,2})[ \u00a0](${months.join('|')})[ \u00a0](\\p{N}{4})(?!\\p{N}| \\(\\p{N}{1,2}[ \u00a0–])`,
    'giu',
  )
  const created = { pattern, months }
  patterns.set(language, created)
  return created
}
