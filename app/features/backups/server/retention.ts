import { dayIn } from '#app/contract/date-format.ts'
import { addDays } from '#app/platform/server/text/days.ts'

/**
 * Number of days, weeks and months whose last backup is retained. Periods without a backup do not
 * count.
 */
const rule = { days: 7, weeks: 4, months: 12 }

/** Returns the moments whose backups are retained, by the office's calendar. */
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

/** Returns the Monday of the week. */
const weekOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
