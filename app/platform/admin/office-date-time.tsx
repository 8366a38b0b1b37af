import { hasTime } from '#app/contract/calendar.ts'
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

/** A date in the office's time zone, with its time if it has one: "26 Nov 2026, 9:00 AM". */
export function OfficeDateTime({ at, isShort, className }: OfficeDateTimeProps) {
  const { time_zone: timeZone } = useOffice()
  const date = dateFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: isShort ? undefined : 'numeric',
  })
  const bikramSambat = describeInBikramSambat(dayIn(timeZone, at), 'en-GB', isShort)

  return (
    <time dateTime={at} className={className}>
      {date.format(new Date(at))}
      {bikramSambat && (
        <>
          {' '}
          <span className="whitespace-nowrap">({bikramSambat})</span>
        </>
      )}
      {hasTime(at) && `, ${timeIn(timeZone, at, 'en-US')}`}
    </time>
  )
}
