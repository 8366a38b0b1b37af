import { shortMomentOf } from '../inbox/days.ts'

export function ShortMoment({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={`tabular-nums ${className}`}>
      {shortMomentOf(at)}
    </time>
  )
}
