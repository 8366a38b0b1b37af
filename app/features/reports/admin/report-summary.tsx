import { withStageNames } from '#app/features/leads/stage-names.ts'
import { Bar } from '#app/platform/admin/bar.tsx'
import { formatMinutes } from '#app/platform/admin/format-minutes.ts'
import { NumberLink } from '#app/platform/admin/number-link.tsx'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import type { Report } from '../contract.ts'
import {
  Card,
  linkToEnquiries,
  linkToFollowUps,
  linkToLeads,
  type ReportRange,
  ResponseTime,
} from './report-card.tsx'

/** Shows new leads, response times, stages, follow-ups and lost reasons. */
export function ReportSummary({ report, query }: { report: Report; query: ReportRange }) {
  const { leads, awaiting_reply, enquiries, median_minutes, p90_minutes, lost_reasons } = report
  const { met, missed } = report
  const share = Math.round((100 * met) / (met + missed))
  const stages = withStageNames(report.stages)
  const most = Math.max(1, ...stages.map((stage) => stage.leads))

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card title="New leads">
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
          <dt>Total</dt>
          <dd>
            <NumberLink to={linkToLeads(query)}>{leads}</NumberLink>
          </dd>
          <dt>Awaiting reply</dt>
          <dd>
            <NumberLink to={linkToLeads(query, { awaiting_reply: 'true' })}>
              {awaiting_reply}
            </NumberLink>
          </dd>
          <dt>
            {met + missed > 0
              ? `First response within target (${share}\u00A0%)`
              : 'First response within target'}
          </dt>
          <dd>
            <NumberLink to={linkToLeads(query, { response_target: 'met' })}>{met}</NumberLink>
          </dd>
          <dt>First response late or missing</dt>
          <dd>
            <NumberLink to={linkToLeads(query, { response_target: 'missed' })}>{missed}</NumberLink>
          </dd>
          <dt>Enquiries</dt>
          <dd>
            <NumberLink to={linkToEnquiries(query)}>{enquiries}</NumberLink>
          </dd>
          <dt>Response time in office hours, median</dt>
          <dd>
            <ResponseTime query={query} minutes={median_minutes} />
          </dd>
          <dt>Response time, 90th percentile</dt>
          <dd>
            <ResponseTime query={query} minutes={p90_minutes} />
          </dd>
        </dl>
      </Card>
      <Card title="Leads by stage">
        <ul className="grid gap-1">
          {stages.map((stage) => (
            <li key={stage.id} className="grid grid-cols-[8rem_1fr_3rem] items-center gap-2">
              <span className="wrap-anywhere">{stage.name}</span>
              <Bar part={stage.leads / most} />
              <NumberLink to={linkToLeads(query, { stage: stage.id })} className="justify-end">
                {stage.leads}
                <span className="sr-only"> in {stage.name}</span>
              </NumberLink>
            </li>
          ))}
        </ul>
      </Card>
      <FollowUps report={report} query={query} />
      <StageTimes report={report} query={query} />
      {lost_reasons.length > 0 && (
        <Card title="Lost reasons">
          <ul className="grid gap-1">
            {lost_reasons.map(({ reason, leads: count }) => (
              <li key={reason} className="grid grid-cols-[1fr_3rem] gap-2">
                <span className="wrap-anywhere">{reason}</span>
                <NumberLink
                  to={linkToLeads(query, { lost_reason: reason })}
                  className="justify-end"
                >
                  {count}
                  <span className="sr-only"> lost for this reason</span>
                </NumberLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

/** Counts the follow-ups that were on time, late or are open. */
function FollowUps({ report, query }: { report: Report; query: ReportRange }) {
  const { follow_ups_on_time, follow_ups_late, follow_ups_open, follow_ups_since: since } = report
  const total = follow_ups_on_time + follow_ups_late + follow_ups_open
  const share = Math.round((100 * follow_ups_on_time) / total)
  const lines = [
    ['on_time', total > 0 ? `On time (${share}\u00A0%)` : 'On time', follow_ups_on_time],
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

/** Shows the time that leads spend in each stage. Current stages count until now. */
function StageTimes({ report, query }: { report: Report; query: ReportRange }) {
  const reached = withStageNames(report.stages).filter(({ reached }) => reached > 0)
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
