import type { ComponentProps } from 'react'
import { useOffice } from '#app/base/browser/office-context.ts'
import { Moment } from '#app/ui/moment.tsx'

type OfficeMomentProps = Omit<ComponentProps<typeof Moment>, 'timeZone'>

/** A date and time as the office's clocks show it. */
export function OfficeMoment(props: OfficeMomentProps) {
  return <Moment {...props} timeZone={useOffice().time_zone} />
}
