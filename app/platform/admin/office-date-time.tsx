import { dateFormat, dayIn, timeIn } from '#app/contract/date-format.ts'
import { withBikramSambat } from '#app/contract/office-calendar.ts'
import { useOffice } from '../browser/office-context.ts'

interface OfficeDateTimeProps {
  /** ISO 8601, as the API returns it. */
  at: string
  /** Without the year. */
  isShort?: boolean
  className?: string
}

/** A date and time in the office's time zone, "26 Nov 2026, 9:00 AM". */
export function OfficeDateTime({ at, isShort, className }: OfficeDateTimeProps) {
  const { time_zone: timeZone } = useOffice()
  const format = dateFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: isShort ? undefined : 'numeric',
  })
  const text = format.format(new Date(at))

  return (
    <time dateTime={at} className={className}>
      {isShort ? text : withBikramSambat(text, dayIn(timeZone, at))}, {timeIn(timeZone, at)}
    </time>
  )
}
