import { formatDay } from '#app/platform/browser/format-day.ts'
import { Day } from '#app/ui/day.tsx'
import type { DayViews, VisitReport } from '../contract.ts'

const WIDTH = 600
const HEIGHT = 160

/** The page views of each day as bars, and those of the period before as a line; also as a table. */
export function VisitChart({ report }: { report: VisitReport }) {
  const { days, previous_days, views, previous_views } = report
  const counts = days.concat(previous_days).map((day) => day.views)
  const most = Math.max(1, ...counts)
  const step = WIDTH / days.length
  const top = (count: number) => HEIGHT - (HEIGHT * count) / most

  return (
    <section aria-labelledby="views" className="grid gap-3 card p-4">
      <h2 id="views" className="text-lg font-semibold text-indigo">
        Page views
      </h2>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-sm bg-data-1" />
          This period: {views.toLocaleString('en')}
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="h-0.5 w-4 bg-data-3" />
          Period before: {previous_views.toLocaleString('en')}
        </span>
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-line"
      >
        {days.map(({ day, views }, index) => (
          <rect
            key={day}
            x={index * step + step * 0.1}
            y={top(views)}
            width={step * 0.8}
            height={HEIGHT - top(views)}
            className="fill-data-1"
          />
        ))}
        <polyline
          points={previous_days
            .map(({ views }, index) => `${(index + 0.5) * step},${top(views)}`)
            .join(' ')}
          fill="none"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className="stroke-data-3"
        />
      </svg>
      <p className="flex justify-between text-sm text-ink/75">
        <span>{formatDay(report.from)}</span>
        <span>{formatDay(report.until)}</span>
      </p>
      <DayTable days={days} previous={previous_days} />
    </section>
  )
}

interface DayTableProps {
  days: DayViews[]
  previous: DayViews[]
}

function DayTable({ days, previous }: DayTableProps) {
  return (
    <details>
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm text-indigo underline">
        Show as table
      </summary>
      <table className="mt-2 w-full max-w-md text-left">
        <thead>
          <tr className="text-sm text-ink/75">
            <th className="py-1 font-normal">Date</th>
            <th className="p-1 text-right font-normal">Page views</th>
            <th className="p-1 pr-0 text-right font-normal">Period before</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, views }, index) => (
            <tr key={day}>
              <th scope="row" className="py-1 font-normal">
                <Day on={day} isShort />
              </th>
              <td className="p-1 text-right tabular-nums">{views.toLocaleString('en')}</td>
              <td className="p-1 pr-0 text-right tabular-nums">
                {(previous[index]?.views ?? 0).toLocaleString('en')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
