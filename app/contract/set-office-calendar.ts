import { formatBikramSambat, getCalendar, toBikramSambat } from './bikram-sambat.ts'
import type { OfficeProfile } from './office.ts'
import { setDescribeDays } from './office-calendar.ts'

/** The office's settings of the Bikram Sambat calendar. */
export type CalendarSettings = Pick<OfficeProfile, 'is_bikram_sambat_shown' | 'bikram_sambat_years'>

/**
 * Sets whether dates are shown in Bikram Sambat too, whenever the office profile is loaded. Pages of
 * visitors have only some months of the calendar, see page-calendar.ts.
 */
export function setOfficeCalendar(settings: CalendarSettings) {
  const { is_bikram_sambat_shown, bikram_sambat_years } = settings
  const calendar = getCalendar(bikram_sambat_years)
  setDescribeDays(
    is_bikram_sambat_shown
      ? (days, language, isShort) => {
          const dates = days.flatMap((day) => toBikramSambat(day, calendar) ?? [])
          return dates.length < days.length ? '' : formatBikramSambat(dates, language, isShort)
        }
      : undefined,
  )
}
