import { dayIn } from '#app/contract/date-format.ts'

const QUARTER_MS = 15 * 60 * 1000
/**
 * The local time of nightly backups. It is outside office hours, and daylight saving time never
 * skips it.
 */
const BACKUP_TIME = '04:15'
const SUNDAY = 0

interface ScheduledRun {
  /** Calendar day in the office's time zone. */
  day: string
  at: string
}

/**
 * Returns the next nightly run. Searches by quarter hours, because time zones differ by quarters of
 * an hour.
 */
export const nextNightlyRun = (timeZone: string, now: Date) =>
  findRun(timeZone, nextQuarter(now), 1)

/** Returns the latest past nightly run. */
export const lastNightlyRun = (timeZone: string, now: Date) =>
  findRun(timeZone, currentQuarter(now), -1)

/** Returns the next Sunday run. */
export const nextSundayRun = (timeZone: string, now: Date) =>
  findRun(timeZone, nextQuarter(now), 1, isSunday)

export const lastSundayRun = (timeZone: string, now: Date) =>
  findRun(timeZone, currentQuarter(now), -1, isSunday)

const isSunday = (day: string) => new Date(day).getUTCDay() === SUNDAY

/** Returns the number of quarter hours since 1970. */
const currentQuarter = (now: Date) => Math.floor(now.getTime() / QUARTER_MS)
const nextQuarter = (now: Date) => currentQuarter(now) + 1

function findRun(
  timeZone: string,
  from: number,
  step: 1 | -1,
  isIncluded: (day: string) => boolean = () => true,
): ScheduledRun {
  const timeFormat = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  for (let at = from; ; at += step) {
    const moment = new Date(at * QUARTER_MS)
    if (timeFormat.format(moment) !== BACKUP_TIME) continue
    const day = dayIn(timeZone, moment)
    if (isIncluded(day)) return { day, at: moment.toISOString() }
  }
}
