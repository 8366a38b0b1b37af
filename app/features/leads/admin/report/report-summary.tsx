import type { Report } from '../../report-contract.ts'
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

/** How many, how fast they were answered, where they stand, and why they went. */
export function ReportSummary({ report, query }: { report: Report; query: DateRange }) {
  const { leads, waiting, enquiries, median_minutes, p90_minutes, stages, lost_reasons } = report
  const { met, missed } = report
  const share = met + missed > 0 && `${Math.round((100 * met) / (met + missed))} %`
  const most = Math.max(1, ...stages.map((stage) => stage.leads))

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card title="Came">
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
          <dt>New leads</dt>
          <dd>
            <NumberLink to={linkToLeads(query)}>{leads}</NumberLink>
          </dd>
          <dt>Wait for a first answer</dt>
          <dd>
            <NumberLink to={linkToLeads(query, { waiting: 'true' })}>{waiting}</NumberLink>
          </dd>
          <dt>First answer within the goal{share && ` (${share})`}</dt>
          <dd>
            <NumberLink to={linkToLeads(query, { goal: 'met' })}>{met}</NumberLink>
          </dd>
          <dt>First answer later, or still missing after it</dt>
          <dd>
            <NumberLink to={linkToLeads(query, { goal: 'missed' })}>{missed}</NumberLink>
          </dd>
          <dt>Questions, by whomever</dt>
          <dd>
            <NumberLink to={linkToEnquiries(query)}>{enquiries}</NumberLink>
          </dd>
          <dt>First answer after, in office hours: half of them</dt>
          <dd>
            <ResponseTime query={query} minutes={median_minutes} />
          </dd>
          <dt>Nine of ten</dt>
          <dd>
            <ResponseTime query={query} minutes={p90_minutes} />
          </dd>
        </dl>
      </Card>
      <Card title="Stand now">
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
        <Card title="Why they went">
          <ul className="grid gap-1">
            {lost_reasons.map(({ reason, leads: count }) => (
              <li key={reason} className="grid grid-cols-[1fr_3rem] gap-2">
                <span className="wrap-anywhere">{reason}</span>
                <NumberLink
                  to={linkToLeads(query, { lost_reason: reason })}
                  className="justify-end"
                >
                  {count}
                  <span className="sr-only"> who went for this</span>
                </NumberLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
