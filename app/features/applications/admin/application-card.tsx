import { isDay } from '#app/contract/calendar.ts'
import { formatMonth } from '#app/features/leads/admin/lead-labels.ts'
import { useOfficeLists } from '#app/features/leads/admin/office-lists.ts'
import { Due } from '#app/features/tasks/admin/due.tsx'
import { toDueAt } from '#app/features/tasks/tasks-contract.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { useNow } from '#app/platform/browser/use-now.ts'
import { Button } from '#app/ui/button.tsx'
import type { Application, LeadApplication, StepNeed } from '../contract.ts'
import { toMajor } from '../money-contract.ts'
import { outcomeLabels, reasonLabels, visaDecisionLabels } from '../outcomes-contract.ts'
import type { Track } from '../tracks-contract.ts'
import { listMissing } from './missing-documents.ts'
import { findStep, findTrack, nameInstitution, nameOf } from './names.ts'
import { useApplications } from './use-applications.tsx'

interface ApplicationCardProps {
  application: LeadApplication
  tracks: Track[]
  /** The documents that its steps ahead need. */
  needs: StepNeed[]
  onEdit: () => void
  onStep: () => void
  onDecide: () => void
  onCopy: () => void
}

/** One application with its steps, its deadline and what can be done. */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, tracks, needs, onEdit, onStep, onDecide, onCopy } = props
  const { change, isSending, overrideDialog } = useApplications()
  const name = nameInstitution(application)
  const steps = findTrack(tracks, application)?.steps ?? []
  const next = steps[steps.findIndex(({ id }) => id === application.step_id) + 1]
  const isOpen = application.outcome === null
  const need = needs.find(
    ({ application_id, step_id }) => application_id === application.id && step_id === next?.id,
  )
  const ofName = <span className="sr-only"> {name}</span>

  return (
    <article aria-label={name} className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          <p className="text-sm text-ink/75 wrap-anywhere">
            <Summary application={application} />
          </p>
        </div>
        <div className="sm:text-right">
          <ApplicationState application={application} tracks={tracks} />
        </div>
      </div>
      {isOpen && <StepBar application={application} tracks={tracks} />}
      {need && next && (
        <p className="text-sm wrap-anywhere">
          <span className="font-semibold">{nameOf(next)} needs:</span> {listMissing(need.documents)}
        </p>
      )}
      <Details application={application} />
      <div className="flex flex-wrap gap-2">
        {isOpen && next && (
          <Button
            size="small"
            disabled={isSending}
            onClick={() =>
              void change(application, { step_id: next.id }, `${name}: ${nameOf(next)}`)
            }
          >
            Next: {nameOf(next)}
            {ofName}
          </Button>
        )}
        <Button size="small" onClick={onStep}>
          Step{ofName}
        </Button>
        <Button size="small" onClick={onDecide}>
          Decision{ofName}
        </Button>
        <Button size="small" onClick={onEdit}>
          Edit{ofName}
        </Button>
        <Button size="small" onClick={onCopy}>
          Copy{ofName}
        </Button>
      </div>
      {overrideDialog}
    </article>
  )
}

/** "MSc Data Science · January 2027 · directly" */
function Summary({ application }: { application: Application }) {
  const { people } = useOfficeLists()
  const { course, level, campus, intake, partner, owner_id } = application
  const owner = owner_id && people.find(({ id }) => id === owner_id)?.name
  return [course, level, campus, intake && formatMonth(intake), partner, owner]
    .filter(Boolean)
    .join(' · ')
}

interface StateProps {
  application: Application
  tracks: Track[]
}

/** The outcome, or the step and the deadline. */
export function ApplicationState({ application, tracks }: StateProps) {
  const { outcome, outcome_reason, visa_decision, deadline, is_deadline_done } = application
  const step = findStep(tracks, application)
  const now = useNow().toISOString()
  const office = useOffice()
  const isOverdue = deadline !== null && toDueAt(deadline, office) < now

  return (
    <p className="grid text-sm">
      <span className="font-semibold">
        {outcome ? outcomeLabels[outcome] : step ? nameOf(step) : 'Deleted step'}
      </span>
      {outcome_reason && <span className="text-ink/75">{reasonLabels[outcome_reason]}</span>}
      {visa_decision && outcome !== 'refused' && (
        <span className="text-ink/75">{visaDecisionLabels[visa_decision]}</span>
      )}
      {!outcome && deadline && !is_deadline_done && (
        <span className="text-ink/75">
          {application.deadline_note} <Due due={deadline} isOverdue={isOverdue} />
        </span>
      )}
    </p>
  )
}

/** The steps of the track as a bar: passed, present and coming ones. */
function StepBar({ application, tracks }: StateProps) {
  const steps = findTrack(tracks, application)?.steps ?? []
  const present = steps.findIndex(({ id }) => id === application.step_id)

  return (
    <ol aria-label="Steps" className="flex gap-1">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={index === present ? 'step' : undefined}
          className="min-w-0 flex-1 text-xs"
        >
          <span
            aria-hidden="true"
            className={`block h-1 rounded-full ${index < present ? 'bg-data-2' : index === present ? 'bg-indigo' : 'bg-line'}`}
          />
          <span
            className={
              index === present
                ? 'font-semibold text-indigo whitespace-nowrap'
                : 'text-ink/75 max-sm:sr-only wrap-anywhere'
            }
          >
            {nameOf(step)}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** "Offer number 26-118 · Deposit GBP 3000, paid 18 Nov 2026 · Conditions met 20 Nov 2026" */
function Details({ application }: { application: LeadApplication }) {
  const { application_no, offer_no, currency, conditions, conditions_met_on } = application
  const money = (label: string, name: 'fee' | 'deposit') => {
    const amount = application[name]
    const [paidOn, dueOn] = [application[`${name}_paid_on`], application[`${name}_due_on`]]
    if (amount === null && !paidOn && !dueOn) return ''
    const text = [label, currency, amount === null ? '' : toMajor(amount, currency)]
    const state = paidOn
      ? `paid ${formatDay(paidOn, true)}`
      : dueOn && `due ${formatDay(dueOn, true)}`
    return [text.filter(Boolean).join(' '), state].filter(Boolean).join(', ')
  }
  const lines = [
    describeStepValue(application.step_value),
    application_no && `Application number ${application_no}`,
    offer_no && `Offer number ${offer_no}`,
    money('Fee', 'fee'),
    money('Deposit', 'deposit'),
    conditions &&
      (conditions_met_on
        ? `Conditions met ${formatDay(conditions_met_on, true)}`
        : `Conditions: ${conditions}`),
    application.outcome_note,
    describeOverride(application),
  ].filter(Boolean)
  if (lines.length === 0) return null
  return <p className="text-sm text-ink/75 wrap-anywhere">{lines.join(' · ')}</p>
}

/** Why the present step was reached without its documents. */
function describeOverride({ history }: LeadApplication) {
  const { override_reason = '', by } = history.at(-1) ?? {}
  return override_reason && `Moved without documents by ${by}: ${override_reason}`
}

const describeStepValue = (value: string) => (isDay(value) ? formatDay(value, true) : value)
