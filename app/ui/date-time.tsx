interface DateTimeProps {
  /** ISO 8601, as the API gives it. */
  at: string
  timeZone: string
  /** Without the year. */
  isShort?: boolean
  className?: string
}

/** A date and time in a time zone, "26 Nov 2026, 9:00 AM". */
export function DateTime({ at, timeZone, isShort, className }: DateTimeProps) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: isShort ? undefined : 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })

  return (
    <time dateTime={at} className={className}>
      {format.format(new Date(at)).replace(/[ap]m$/, (half) => half.toUpperCase())}
    </time>
  )
}
