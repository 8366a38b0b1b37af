import { isDay } from '#app/contract/calendar.ts'
import { dateFormat } from '#app/contract/date-format.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { getMoment } from '#app/features/office/hours-contract.ts'
import type { RegistrationState } from '../contract.ts'
import type { EventContent } from '../event-contract.ts'

const HOUR_MS = 60 * 60 * 1000

/** The office's time zone. */
export type Clock = Pick<OpeningHours, 'time_zone'>
type Times = Pick<EventContent, 'date' | 'time' | 'end_date' | 'end_time'>

/** Returns start and end in the office's time zone, as "2026-12-05T10:00"; '' for those of an incomplete draft. */
export function toLocalTimes({ date, time, end_date, end_time }: Times) {
  const toLocal = (day: string, hours: string) =>
    isDay(day) && /^\d\d:\d\d$/.test(hours) ? `${day}T${hours}` : ''
  return { starts: toLocal(date, time), ends: toLocal(end_date || date, end_time) }
}

/** Returns the moment of a local time. */
export function toMoment(office: Clock, local: string) {
  const [day = '', time = ''] = local.split('T')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return getMoment(office, day, hours * 60 + minutes)
}

/** Returns the local time of a moment. */
export function toLocalTime({ time_zone: timeZone }: Clock, at: Date) {
  // The Swedish format is "2026-12-05 10:00".
  const format = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return format.format(at).replace(' ', 'T')
}

type Registration = Pick<EventContent, 'registration' | 'closing_hours'>

/** Returns whether visitors can register now, as long as there are seats. */
export function findState(
  { registration, closing_hours }: Registration,
  startsAt: Date,
): Exclude<RegistrationState, 'full'> {
  if (registration === 'none') return 'none'
  return Date.now() < startsAt.getTime() - closing_hours * HOUR_MS ? 'open' : 'closed'
}
