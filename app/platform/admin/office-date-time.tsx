import { dateFormat, dayIn, timeIn } from '#app/contract/date-format.ts'
import { describeInBikramSambat } from '#app/contract/office-calendar.ts'
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
  const date = dateFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: isShort ? undefined : 'numeric',
  })
  const bikramSambat = describeInBikramSambat(dayIn(timeZone, at), 'en', isShort)

  return (
    <time dateTime={at} className={className}>
      {date.format(new Date(at))}
      {bikramSambat && (
        <>
          {' '}
          <span className="whitespace-nowrap">({bikramSambat})</span>
        </>
      )}
      , {timeIn(timeZone, at)}
    </time>
  )
}
