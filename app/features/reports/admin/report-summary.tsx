import type { Report } from '../contract.ts'
import { Bar } from './bar.tsx'
import { FollowUps } from './follow-ups.tsx'
import {
  Card,
  type DateRange,
  linkToEnquiries,
  linkToLeads,
  NumberLink,
  ResponseTime,
} from './report-card.tsx'
import { StageTimes } from './stage-times.tsx'

/** Shows new leads, response times, stages, follow-ups and lost reasons. */
export function ReportSummary({ report, query }: { report: Report; query: DateRange }) {
  const { leads, awaiting_reply, enquiries, median_minutes, p90_minutes, stages, lost_reasons } =
    report
  const { met, missed } = report
  const share = met + missed > 0 && `${Math.round((100 * met) / (met + missed))} %`
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
          <dt>First response within target{share && ` (${share})`}</dt>
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
