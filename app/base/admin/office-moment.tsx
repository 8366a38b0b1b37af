import { useOffice } from '#app/base/browser/office-context.ts'
import { Moment } from '#app/ui/moment.tsx'

/** A date and time as the office's clocks show it. */
export function OfficeMoment({ at, className }: { at: string; className?: string }) {
  return <Moment at={at} timeZone={useOffice().time_zone} className={className} />
}
