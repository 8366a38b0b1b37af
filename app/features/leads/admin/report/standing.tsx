import type { Report } from '../../report-contract.ts'
import { Bar } from './bar.tsx'
import { AnswerTime, Card, type Days, listOf, listOfAsked, NumberOf } from './card.tsx'
import { FollowUps } from './follow-ups.tsx'
import { StageTimes } from './stage-times.tsx'

/** How many, how fast they were answered, where they stand, and why they went. */
export function Standing({ report, query }: { report: Report; query: Days }) {
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
            <NumberOf to={listOf(query)}>{leads}</NumberOf>
          </dd>
          <dt>Wait for a first answer</dt>
          <dd>
            <NumberOf to={listOf(query, { waiting: 'true' })}>{waiting}</NumberOf>
          </dd>
          <dt>First answer within the goal{share && ` (${share})`}</dt>
          <dd>
            <NumberOf to={listOf(query, { goal: 'met' })}>{met}</NumberOf>
          </dd>
          <dt>First answer later, or still missing after it</dt>
          <dd>
            <NumberOf to={listOf(query, { goal: 'missed' })}>{missed}</NumberOf>
          </dd>
          <dt>Questions, by whomever</dt>
          <dd>
            <NumberOf to={listOfAsked(query)}>{enquiries}</NumberOf>
          </dd>
          <dt>First answer after, in office hours: half of them</dt>
          <dd>
            <AnswerTime query={query} minutes={median_minutes} />
          </dd>
          <dt>Nine of ten</dt>
          <dd>
            <AnswerTime query={query} minutes={p90_minutes} />
          </dd>
        </dl>
      </Card>
      <Card title="Stand now">
        <ul className="grid gap-1">
          {stages.map((stage) => (
            <li key={stage.id} className="grid grid-cols-[8rem_1fr_3rem] items-center gap-2">
              <span className="wrap-anywhere">{stage.name}</span>
              <Bar part={stage.leads / most} />
              <NumberOf to={listOf(query, { stage: stage.id })} className="justify-end">
                {stage.leads}
                <span className="sr-only"> in {stage.name}</span>
              </NumberOf>
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
                <NumberOf to={listOf(query, { lost_reason: reason })} className="justify-end">
                  {count}
                  <span className="sr-only"> who went for this</span>
                </NumberOf>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
