import { hasTime } from '#app/contract/calendar.ts'
import { dateFormat, dayIn, timeIn } from '#app/contract/date-format.ts'
import { describeInBikramSambat } from '#app/contract/office-calendar.ts'
import { useOffice } from '../browser/office-context.ts'

interface OfficeDateTimeProps {
  /** ISO 8601, as the API returns it. */
  at: string
  /** Without the year, if it is the present one. */
  isShort?: boolean
  className?: string
}

/** A date in the office's time zone, with its time if it has one: "26 Nov 2026, 9:00 AM". */
export function OfficeDateTime({ at, isShort, className }: OfficeDateTimeProps) {
  const { time_zone: timeZone } = useOffice()
  const isWithoutYear = isShort && isThisYear(dayIn(timeZone, at), dayIn(timeZone, new Date()))
  const date = dateFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: isWithoutYear ? undefined : 'numeric',
  })
  const bikramSambat = describeInBikramSambat(dayIn(timeZone, at), 'en-GB', isWithoutYear)

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

const isThisYear = (day: string, today: string) => day.slice(0, 4) === today.slice(0, 4)
