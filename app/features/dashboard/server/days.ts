import type { OpeningHours } from '#app/contract/office.ts'
import { startOfDay, toOfficeDay } from '#app/features/office/hours-contract.ts'
import type { Day } from '#app/platform/server/feature/counts.ts'

const DAYS = 30

/** Returns the last 30 days in the office's time zone, oldest first. */
export function listDays(office: Pick<OpeningHours, 'time_zone'>, now = new Date()): Day[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = index + 1 - DAYS
    const from = startOfDay(office, now, day)
    return {
      date: toOfficeDay(office, from),
      from: from.toISOString(),
      until: startOfDay(office, now, day + 1).toISOString(),
    }
  })
}
