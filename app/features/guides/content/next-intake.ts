/** Returns the next intake after this month, for example 2027-01, in office time. */
export function nextIntake(months: number[], timeZone: string, now = new Date()) {
  // "2026-11": Canada writes dates as ISO 8601 does.
  const today = now.toLocaleDateString('en-CA', { timeZone })
  const [year = 0, month = 0] = today.split('-').map(Number)
  const later = months.filter((each) => each > month)
  const [inYear, from] = later.length > 0 ? [year, later] : [year + 1, months]
  return `${inYear}-${String(Math.min(...from)).padStart(2, '0')}`
}
