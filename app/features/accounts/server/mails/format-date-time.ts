import { dateFormat, dayIn, timeIn } from '#app/contract/date-format.ts'
import type { Office } from '#app/contract/office.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'

/** In the office's time zone, for example "5 January 2027 at 10:15 AM". */
export function formatDateTime({ time_zone }: Pick<Office, 'time_zone'>, at: string) {
  const format = dateFormat('en-GB', { dateStyle: 'long', timeZone: time_zone })
  const day = withBikramSambat(format.format(new Date(at)), dayIn(time_zone, at))
  return `${day} at ${timeIn(time_zone, at)}`
}
