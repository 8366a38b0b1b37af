import { dayIn } from '#app/base/server/days.ts'

const QUARTER_MS = 15 * 60 * 1000
/** When nobody works, and no clock is put forward over it. */
const QUIET = '04:15'
const SUNDAY = 0

interface Quiet {
  /** As the office's calendar has it. */
  day: string
  at: string
}

/** The next quiet moment by the office's clock; time zones differ by quarters of an hour. */
export const nextNight = (timeZone: string, now: Date) => findQuiet(timeZone, now, () => true)

/** The same of the next Sunday. */
export const nextSunday = (timeZone: string, now: Date) =>
  findQuiet(timeZone, now, (day) => new Date(day).getUTCDay() === SUNDAY)

function findQuiet(timeZone: string, now: Date, isWanted: (day: string) => boolean): Quiet {
  const clock = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  for (let at = Math.floor(now.getTime() / QUARTER_MS) + 1; ; at++) {
    const moment = new Date(at * QUARTER_MS)
    if (clock.format(moment) !== QUIET) continue
    const day = dayIn(timeZone, moment)
    if (isWanted(day)) return { day, at: moment.toISOString() }
  }
}
