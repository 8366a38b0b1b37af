import type { Daily } from '../contract.ts'

const number = new Intl.NumberFormat('en')
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Returns the total and the busiest day of a chart, for example "14 Nov: 4". */
export function summarize(days: Daily) {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const [most] = days.toSorted((one, other) => other.count - one.count)
  return {
    total: number.format(total),
    busiest: most?.count ? `${day.format(new Date(most.date))}: ${number.format(most.count)}` : '',
  }
}
