import { dateFormat, timeIn } from '#app/contract/date-format.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let cached: { timeZone: string; days: ReturnType<typeof createFormats> } | undefined

/** Dates and times in the office's time zone. */
export function useDateFormats() {
  const { time_zone: timeZone } = useOffice()
  // Cached, because every row uses the formats and creating them is slow.
  if (cached?.timeZone !== timeZone) cached = { timeZone, days: createFormats(timeZone) }
  return cached.days
}

function createFormats(timeZone: string) {
  const format = (locale: string, options: Intl.DateTimeFormatOptions = {}) => {
    const formatter = dateFormat(locale, { ...options, timeZone })
    return (moment: string | number) => formatter.format(new Date(moment))
  }
  const timeOf = (moment: string | number) => timeIn(timeZone, moment, 'en-US')
  const shortDay = format('en-GB', { day: 'numeric', month: 'short' })
  const longDay = format('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
  const otherYear = format('en-GB', { dateStyle: 'long' })
  const dateOf = format('en-CA')
  const isThisYear = (moment: string) =>
    dateOf(moment).slice(0, 4) === dateOf(Date.now()).slice(0, 4)

  return {
    timeOf,

    /** The day as "2026-03-02", for comparisons. */
    dateOf,

    /** "2:05 PM" for today, else "2 Mar", with the year if it is not the current one. */
    shortMomentOf(moment: string) {
      if (dateOf(moment) === dateOf(Date.now())) return timeOf(moment)
      return isThisYear(moment) ? shortDay(moment) : otherYear(moment)
    },

    /** "Today", "Yesterday", "Monday 2 March", with the year if it is not the current one. */
    dayOf(moment: string) {
      const now = Date.now()
      if (dateOf(moment) === dateOf(now)) return 'Today'
      if (dateOf(moment) === dateOf(now - DAY_MS)) return 'Yesterday'
      return (isThisYear(moment) ? longDay : otherYear)(moment)
    },
  }
}
