import { type Calendar, fromBikramSambat, toBikramSambat } from '#app/contract/bikram-sambat.ts'

const SHRAWAN = 4

/** Returns the fiscal year of Nepal in which a day lies, "2083/84", and its first day, 1 Shrawan. */
export function findFiscalYear(day: string, calendar: Calendar) {
  const date = toBikramSambat(day, calendar)
  if (!date) return undefined
  const year = date.month < SHRAWAN ? date.year - 1 : date.year
  const from = fromBikramSambat({ year, month: SHRAWAN, day: 1 }, calendar)
  return from && { name: `${year}/${String(year + 1).slice(2)}`, from }
}
