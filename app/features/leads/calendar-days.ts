const DAY_MS = 24 * 60 * 60_000

/** Returns the day after so many days, weeks or months, as "2026-12-05". */
export function addUnits(day: string, amount: number, unit: 'day' | 'week' | 'month') {
  if (unit === 'month') return addMonths(day, amount)
  const days = unit === 'week' ? amount * 7 : amount
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 31 January and a month is the last day of February. */
function addMonths(day: string, amount: number) {
  const date = new Date(day)
  const dayOfMonth = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + amount, 1)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(dayOfMonth, lastDay))
  return date.toISOString().slice(0, 10)
}

/** 0 for Sunday. */
export const weekdayOf = (day: string) => new Date(day).getUTCDay()
