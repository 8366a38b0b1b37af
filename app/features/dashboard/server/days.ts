import type { Day } from '#app/base/server/counts.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { dayOf, startOfDay } from '#app/features/office/hours-contract.ts'

const DAYS = 30

/** The last 30 days by the office's clock, oldest first, today last. */
export function listDays(office: Pick<OpeningHours, 'time_zone'>, now = new Date()): Day[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = index + 1 - DAYS
    const from = startOfDay(office, now, day)
    return {
      date: dayOf(office, from),
      from: from.toISOString(),
      until: startOfDay(office, now, day + 1).toISOString(),
    }
  })
}
