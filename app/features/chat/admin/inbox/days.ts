import { office } from '#app/features/office/contract.ts'

const { timeZone } = office
const date = new Intl.DateTimeFormat('en-CA', { timeZone })
const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
const shortDay = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' })
const longDay = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})
const otherYear = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long' })

const DAY_MS = 24 * 60 * 60 * 1000

/** All by the office's clock and calendar. */
export const officeTimeOf = (moment: string) => time.format(new Date(moment))

/** The day as "2026-03-02", to compare. */
export const officeDateOf = (moment: string | number) => date.format(new Date(moment))

/** "14:05" for today, else "2 Mar", with the year when it is another. */
export function shortMomentOf(moment: string) {
  const now = officeDateOf(Date.now())
  if (officeDateOf(moment) === now) return officeTimeOf(moment)
  const isThisYear = officeDateOf(moment).slice(0, 4) === now.slice(0, 4)
  return isThisYear ? shortDay.format(new Date(moment)) : otherYear.format(new Date(moment))
}

/** "Today", "Yesterday", "Monday 2 March", with the year when it is another. */
export function officeDayOf(moment: string) {
  const now = Date.now()
  const day = officeDateOf(moment)
  if (day === officeDateOf(now)) return 'Today'
  if (day === officeDateOf(now - DAY_MS)) return 'Yesterday'
  const isThisYear = day.slice(0, 4) === officeDateOf(now).slice(0, 4)
  return (isThisYear ? longDay : otherYear).format(new Date(moment))
}
