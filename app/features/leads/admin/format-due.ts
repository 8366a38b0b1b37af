import { isDay } from '#app/contract/calendar.ts'
import { dateFormat, dayIn, timeIn } from '#app/contract/date-format.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import { language } from '#app/platform/browser/language.ts'

const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** "Tue 24 Nov 2026", with the time if the task has one: "Tue 24 Nov 2026, 11:00 AM". */
export function formatDue(due: string, timeZone: string) {
  const day = isDay(due) ? due : dayIn(timeZone, due)
  const format = dateFormat('en-GB', { ...options, timeZone: 'UTC' })
  const text = withBikramSambat(format.format(new Date(day)).replace(',', ''), day, language)
  return isDay(due) ? text : `${text}, ${timeIn(timeZone, due, 'en-US')}`
}
