import { timeIn } from '#app/contract/date-format.ts'
import { Day } from '#app/ui/day.tsx'
import { dayOf } from '../contract.ts'

/** A time in the office's time zone, as "2026-12-05T10:00"; a dash for none. */
export function LocalTime({ at }: { at: string }) {
  if (at === '') return '–'
  return (
    <span className="tabular-nums">
      <Day on={dayOf(at)} isShort />, {timeIn('UTC', `${at}Z`, 'en-US')}
    </span>
  )
}
