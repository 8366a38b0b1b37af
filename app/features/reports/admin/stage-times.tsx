import { formatMinutes } from '#app/platform/admin/format-minutes.ts'
import type { Report } from '../contract.ts'
import { Card, type DateRange, linkToLeads, NumberLink } from './report-card.tsx'

/** Shows the time that leads spend in each stage. Current stages count until now. */
export function StageTimes({ report, query }: { report: Report; query: DateRange }) {
  const reached = report.stages.filter(({ reached }) => reached > 0)
  if (reached.length === 0) return null

  return (
    <Card title="Time in each stage">
      <table className="w-full text-left">
        <thead>
          <tr className="text-sm text-ink/75">
            <th className="py-1 font-normal">Stage</th>
            <th className="p-1 text-right font-normal">Leads</th>
            {timeColumns.map(([time, head]) => (
              <th key={time} className="p-1 text-right font-normal last:pr-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reached.map(({ id, name, reached, ...stage }) => (
            <tr key={id}>
              <th scope="row" className="py-1 font-normal wrap-anywhere">
                {name}
              </th>
              <td className="p-1 text-right">
                <NumberLink to={linkToLeads(query, { reached_stage: id })}>
                  {reached}
                  <span className="sr-only"> reached {name}</span>
                </NumberLink>
              </td>
              {timeColumns.map(([time, head]) => (
                <td key={time} className="p-1 text-right last:pr-0">
                  <NumberLink to={linkToLeads(query, { reached_stage: id })}>
                    {formatDuration(stage[time] ?? 0)}
                    <span className="sr-only">
                      {' '}
                      in {name}, {head.toLowerCase()}
                    </span>
                  </NumberLink>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-ink/75">
        Nights and holidays are included. For leads that are still in a stage, the time until now is
        counted.
      </p>
    </Card>
  )
}

const timeColumns = [
  ['median_minutes', 'Median'],
  ['p90_minutes', '90th percentile'],
] as const

const DAY_MINUTES = 24 * 60

const formatDuration = (minutes: number) =>
  minutes < 2 * DAY_MINUTES ? formatMinutes(minutes) : `${Math.round(minutes / DAY_MINUTES)} days`
