import { setDescribeDays } from '#app/contract/office-calendar.ts'
import { localizeDigits } from './digits.ts'

/** The element of the page that has the months. */
export const MONTHS_ID = 'bikram-sambat'

/** The first day of each month with its name; a last one without a name ends the list. */
export type MonthStarts = [day: string, name: string][]

const DAY_MS = 86_400_000

/** Shows days in Bikram Sambat where the page has their months. Visitors do not load the calendar. */
export function setPageCalendar() {
  const months: MonthStarts = JSON.parse(
    document.getElementById(MONTHS_ID)?.getAttribute('value') ?? '[]',
  )
  setDescribeDays(([day = '']) => {
    const [start, name] = months.findLast(([first]) => first <= day) ?? []
    return start && name
      ? localizeDigits((Date.parse(day) - Date.parse(start)) / DAY_MS + 1) + name
      : ''
  })
}
