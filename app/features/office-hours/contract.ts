/**
 * When somebody is in the office, by its own clock: what `office.hours` says to people. Nepal has
 * no summer time.
 */
export const officeHours = {
  utcOffsetMinutes: 5 * 60 + 45,
  /** 0 is Sunday. */
  weekdays: [0, 1, 2, 3, 4, 5],
  fromHour: 9,
  untilHour: 18,
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export function isOfficeOpen(at: Date) {
  const local = toLocal(at)
  const { opens, closes } = hoursOfDay(local)
  return local >= opens && local < closes
}

/** When the office will have been open for so long, counted from this moment. */
export function addOfficeTime(at: Date, ms: number) {
  let local = toLocal(at)
  let left = ms
  for (;;) {
    const { start, opens, closes } = hoursOfDay(local)
    const from = Math.max(local, opens)
    if (from + left <= closes) return toMoment(from + left)
    left -= Math.max(0, closes - from)
    local = start + DAY_MS
  }
}

/** The day by which the office has answered: 24 hours from this moment, or the next one it opens. */
export function findAnswerDay(at: Date) {
  let local = toLocal(at) + DAY_MS
  while (!opensOn(local)) local += DAY_MS
  return toMoment(local)
}

/** The office's clock as if it were that of UTC, in milliseconds. */
const toLocal = (at: Date) => at.getTime() + officeHours.utcOffsetMinutes * 60_000
const toMoment = (local: number) => new Date(local - officeHours.utcOffsetMinutes * 60_000)

/** Of the day of this moment; `closes` is `opens` where it does not open at all. */
function hoursOfDay(local: number) {
  const { fromHour, untilHour } = officeHours
  const start = local - (local % DAY_MS)
  const opens = start + fromHour * HOUR_MS
  return { start, opens, closes: opensOn(local) ? start + untilHour * HOUR_MS : opens }
}

const opensOn = (local: number) => officeHours.weekdays.includes(new Date(local).getUTCDay())
