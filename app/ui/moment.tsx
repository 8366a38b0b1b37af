import { dateFormat, timeIn } from '#app/contract/date-format.ts'

interface MomentProps {
  /** ISO 8601, as the API gives it. */
  at: string
  timeZone: string
  /** Without the year. */
  isShort?: boolean
  className?: string
}

/** A date and time in a time zone. */
export function Moment({ at, timeZone, isShort, className }: MomentProps) {
  const format = dateFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: isShort ? undefined : 'numeric',
  })

  return (
    <time dateTime={at} className={className}>
      {format.format(new Date(at))}, {timeIn(timeZone, at)}
    </time>
  )
}
