import { AlarmClock } from 'lucide-react'
import {
  findNextChange,
  getBranchHours,
  isOfficeOpen,
  measureOfficeTime,
} from '#app/features/office/hours-contract.ts'
import { formatMinutes } from '#app/platform/admin/format-minutes.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useNow } from '#app/platform/browser/use-now.ts'
import type { Lead } from '../contract.ts'

const MINUTE_MS = 60_000

interface ResponseTimerProps {
  lead: Pick<Lead, 'branch' | 'awaiting_reply_since'>
  /** Response target in minutes of office hours. */
  targetMinutes: number
}

/** Shows the office time that is left until the response target, or by how much it is overdue. */
export function ResponseTimer({
  lead: { branch, awaiting_reply_since },
  targetMinutes,
}: ResponseTimerProps) {
  const office = useOffice()
  const now = useNow()
  if (!awaiting_reply_since) return null
  const hours = getBranchHours(office, branch)
  const spentMs = measureOfficeTime(hours, new Date(awaiting_reply_since), now)
  const leftMs = targetMinutes * MINUTE_MS - spentMs
  if (leftMs <= 0) {
    return (
      <span className="inline-flex items-center gap-1 font-semibold text-alarm tabular-nums">
        <AlarmClock aria-hidden="true" className="size-4 shrink-0" />
        {formatMinutes(Math.floor(-leftMs / MINUTE_MS))} overdue
      </span>
    )
  }
  const opens = isOfficeOpen(hours, now) ? undefined : findNextChange(hours, now)
  return (
    <span className="tabular-nums">
      {formatMinutes(Math.ceil(leftMs / MINUTE_MS))} left
      {opens && (
        <>
          {' '}
          after opening on <OfficeDateTime at={opens.toISOString()} isShort />
        </>
      )}
    </span>
  )
}
