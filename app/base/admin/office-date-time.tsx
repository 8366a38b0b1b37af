import type { ComponentProps } from 'react'
import { useOffice } from '#app/base/browser/office-context.ts'
import { DateTime } from '#app/ui/date-time.tsx'

type OfficeDateTimeProps = Omit<ComponentProps<typeof DateTime>, 'timeZone'>

/** A date and time in the office's time zone. */
export function OfficeDateTime(props: OfficeDateTimeProps) {
  return <DateTime {...props} timeZone={useOffice().time_zone} />
}
