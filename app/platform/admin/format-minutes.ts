/** "25 min", "3 h 5 min" */
export function formatMinutes(minutes: number) {
  if (minutes < 120) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`
}
