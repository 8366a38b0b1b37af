import { type Calendar, formatBikramSambat, getCalendar, toBikramSambat } from './bikram-sambat.ts'
import type { OfficeProfile } from './office.ts'

/** The office's settings of the Bikram Sambat calendar. */
export type CalendarSettings = Pick<OfficeProfile, 'is_bikram_sambat_shown' | 'bikram_sambat_years'>

let shownCalendar: Calendar | undefined

/**
 * Sets whether dates are shown in Bikram Sambat too. A process serves one office, so this is a state of
 * the process, like the language of a build. It is set whenever the office profile is loaded.
 */
export function setOfficeCalendar(settings: CalendarSettings) {
  const { is_bikram_sambat_shown, bikram_sambat_years } = settings
  shownCalendar = is_bikram_sambat_shown ? getCalendar(bikram_sambat_years) : undefined
}

/**
 * Adds the Bikram Sambat date of a day to its text, "26 November 2026 (10 Mangsir 2083)", if the office
 * shows it and its year is known.
 */
export function withBikramSambat(text: string, days: string | string[], language = 'en') {
  const added = describeInBikramSambat(days, language)
  return added ? `${text} (${added})` : text
}

/** Returns the Bikram Sambat date of a day, or of a range; '' if it is not shown. */
export function describeInBikramSambat(days: string | string[], language = 'en', isShort = false) {
  const calendar = shownCalendar
  if (!calendar) return ''
  const dates = [days].flat().map((day) => toBikramSambat(day, calendar))
  const known = dates.filter((date) => date !== undefined)
  return known.length < dates.length ? '' : formatBikramSambat(known, language, isShort)
}
