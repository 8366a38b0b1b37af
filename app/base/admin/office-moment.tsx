import type { ComponentProps } from 'react'
import { useOffice } from '#app/base/browser/office-context.ts'
import { Moment } from '#app/ui/moment.tsx'

type OfficeMomentProps = Omit<ComponentProps<typeof Moment>, 'timeZone'>

/** A date and time in the office's time zone. */
export function OfficeMoment(props: OfficeMomentProps) {
  return <Moment {...props} timeZone={useOffice().time_zone} />
}
