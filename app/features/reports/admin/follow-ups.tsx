import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import type { Report } from '../contract.ts'
import { Bar } from './bar.tsx'
import { Card, type DateRange, linkToFollowUps, NumberLink } from './report-card.tsx'

/** Counts the follow-ups that were on time, late or are open. */
export function FollowUps({ report, query }: { report: Report; query: DateRange }) {
  const { follow_ups_on_time, follow_ups_late, follow_ups_open, follow_ups_since: since } = report
  const total = follow_ups_on_time + follow_ups_late + follow_ups_open
  const share = total > 0 && `${Math.round((100 * follow_ups_on_time) / total)}\u00A0%`
  const lines = [
    ['on_time', `On time${share ? ` (${share})` : ''}`, follow_ups_on_time],
    ['late', 'Late', follow_ups_late],
    ['open', 'Open', follow_ups_open],
  ] as const

  return (
    <Card title="Follow-ups">
      <ul className="grid gap-1">
        {lines.map(([state, text, count]) => (
          <li key={state} className="grid grid-cols-[10rem_1fr_3rem] items-center gap-2">
            <span>{text}</span>
            <Bar part={count / Math.max(1, total)} />
            <NumberLink to={linkToFollowUps(query, state)} className="justify-end">
              {count}
              <span className="sr-only"> follow-ups</span>
            </NumberLink>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink/75">
        All follow-ups due in this period, also of older leads. An activity on the due day counts as
        on time.{' '}
        {since ? (
          <>
            Counting began on <OfficeDateTime at={since} />.
          </>
        ) : (
          'No follow-up has been due yet.'
        )}
      </p>
    </Card>
  )
}
