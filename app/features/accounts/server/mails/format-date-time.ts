import { dateFormat, timeIn } from '#app/contract/date-format.ts'
import type { Office } from '#app/contract/office.ts'

/** In the office's time zone, for example "5 January 2027 at 10:15 AM". */
export const formatDateTime = ({ time_zone }: Pick<Office, 'time_zone'>, at: string) =>
  `${dateFormat('en-GB', { dateStyle: 'long', timeZone: time_zone }).format(new Date(at))} at ${timeIn(time_zone, at)}`
