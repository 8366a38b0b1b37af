import { dayIn } from '#app/contract/date-format.ts'

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
export const nextNight = (timeZone: string, now: Date) => findQuiet(timeZone, firstAfter(now), 1)

/** The newest one that has passed. */
export const lastNight = (timeZone: string, now: Date) => findQuiet(timeZone, lastUntil(now), -1)

/** The same of Sundays. */
export const nextSunday = (timeZone: string, now: Date) =>
  findQuiet(timeZone, firstAfter(now), 1, isSunday)

export const lastSunday = (timeZone: string, now: Date) =>
  findQuiet(timeZone, lastUntil(now), -1, isSunday)

const isSunday = (day: string) => new Date(day).getUTCDay() === SUNDAY

/** In quarters of an hour. */
const lastUntil = (now: Date) => Math.floor(now.getTime() / QUARTER_MS)
const firstAfter = (now: Date) => lastUntil(now) + 1

function findQuiet(
  timeZone: string,
  from: number,
  step: 1 | -1,
  isWanted: (day: string) => boolean = () => true,
): Quiet {
  const clock = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  for (let at = from; ; at += step) {
    const moment = new Date(at * QUARTER_MS)
    if (clock.format(moment) !== QUIET) continue
    const day = dayIn(timeZone, moment)
    if (isWanted(day)) return { day, at: moment.toISOString() }
  }
}
