import type { Day } from '#app/base/server/counts.ts'
import { office } from '#app/features/office/contract.ts'

const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** The last 30 days, oldest first, today last. */
export function listDays(now = new Date()): Day[] {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: office.timeZone })
  const today = calendar.format(now)
  const midnight = Date.parse(`${today}T00:00:00Z`) - offsetMs(now)
  return Array.from({ length: DAYS }, (_, index) => {
    const from = midnight - (DAYS - 1 - index) * DAY_MS
    return {
      date: new Date(from + offsetMs(now)).toISOString().slice(0, 10),
      from: new Date(from).toISOString(),
      until: new Date(from + DAY_MS).toISOString(),
    }
  })
}

/** How far the office's clock is ahead of UTC. Nepal has no summer time. */
function offsetMs(now: Date) {
  const wholeSeconds = Math.floor(now.getTime() / 1000) * 1000
  const local = new Date(wholeSeconds).toLocaleString('sv-SE', { timeZone: office.timeZone })
  return Date.parse(`${local.replace(' ', 'T')}Z`) - wholeSeconds
}
