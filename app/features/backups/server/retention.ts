import { addDays } from '#app/base/server/days.ts'
import { dayIn } from '#app/contract/date-format.ts'

/** How many days, weeks and months keep their last backup: those that have one, counted from the newest. */
const rule = { days: 7, weeks: 4, months: 12 }

/** Of these moments, those whose backups are kept; by the office's calendar. */
export function chooseRetained(moments: string[], timeZone: string): Set<string> {
  const newestFirst = moments.toSorted().reverse()
  const dayOf = (at: string) => dayIn(timeZone, new Date(at))
  const retained = [
    newestOfEach(newestFirst, dayOf, rule.days),
    newestOfEach(newestFirst, (at) => weekOf(dayOf(at)), rule.weeks),
    newestOfEach(newestFirst, (at) => dayOf(at).slice(0, 7), rule.months),
  ]
  return new Set(retained.flat())
}

function newestOfEach(newestFirst: string[], periodOf: (at: string) => string, limit: number) {
  const periods = new Map<string, string>()
  for (const at of newestFirst) if (!periods.has(periodOf(at))) periods.set(periodOf(at), at)
  return [...periods.values()].slice(0, limit)
}

/** Its Monday. */
const weekOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
