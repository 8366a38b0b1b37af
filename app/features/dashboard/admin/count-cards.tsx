import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { dateFormat } from '#app/contract/date-format.ts'
import type { Right } from '#app/contract/rights.ts'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import type { Daily, Dashboard } from '../contract.ts'

type Subject = keyof Dashboard['counts']

const cards: { subject: Subject; label: string; screen?: string; right: Right }[] = [
  { subject: 'services', label: 'Services', right: 'content:write' },
  { subject: 'contacts', label: 'Contacts', screen: '/admin/contacts', right: 'contacts:work' },
  {
    subject: 'destinations',
    label: 'Destinations',
    screen: '/admin/destinations',
    right: 'content:write',
  },
  {
    subject: 'hero_slides',
    label: 'Hero Slides',
    screen: '/admin/heroslides',
    right: 'content:write',
  },
  { subject: 'messages', label: 'Messages', screen: '/admin/messages', right: 'chat:answer' },
]

const formatCount = (number?: number) => number?.toLocaleString('en') ?? '–'

/** Loads the chart in the browser only. If this fails, the counts are shown without a chart. */
export function loadChart() {
  return import('./day-chart.tsx').catch((error) => {
    console.error(error)
    return { default: () => null }
  })
}

const DayChart = lazy(loadChart)

/** Shows a dash for each count while the dashboard is loading or could not be loaded. */
export function CountCards({ dashboard }: { dashboard?: Dashboard }) {
  const may = useCan()
  const visibleCards = cards.filter(({ right }) => may(right))
  if (visibleCards.length === 0) return null

  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-5">
      {visibleCards.map(({ subject, label, screen }) => (
        <li key={subject} className="grid last:max-xl:col-span-2">
          <Card screen={screen}>
            <span className="text-sm text-ink/75">{label}</span>{' '}
            <span className="font-display text-2xl font-semibold text-indigo tabular-nums">
              {formatCount(dashboard?.counts[subject])}
            </span>{' '}
            <Days days={dashboard?.daily[subject]} />
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Card({ screen, children }: { screen?: string; children: ReactNode }) {
  const cardClassName = 'grid grid-cols-1 content-start card p-4'
  if (!screen) return <div className={cardClassName}>{children}</div>
  return (
    <Link to={screen} className={`${cardClassName} transition-colors hover:border-indigo`}>
      {children}
    </Link>
  )
}

function Days({ days }: { days?: Daily }) {
  const summary = days && summarize(days)

  return (
    <>
      <span
        aria-hidden="true"
        className="mt-3 h-10 overflow-hidden border-b border-line text-indigo/65"
      >
        {days && (
          <Suspense>
            <DayChart days={days} />
          </Suspense>
        )}
      </span>
      <span className="min-h-6 pt-2 text-sm text-ink/75 max-[22rem]:min-h-12">
        {summary && (
          <>
            {summary.total} new in {days?.length} days
            {summary.busiest && <span className="sr-only"> (most on {summary.busiest})</span>}
          </>
        )}
      </span>
    </>
  )
}

const number = new Intl.NumberFormat('en')
const day = dateFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Returns the total and the busiest day of a chart, for example "14 Nov: 4". */
function summarize(days: Daily) {
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const [most] = days.toSorted((one, other) => other.count - one.count)
  return {
    total: number.format(total),
    busiest: most?.count ? `${day.format(new Date(most.date))}: ${number.format(most.count)}` : '',
  }
}
