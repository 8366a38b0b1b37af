import { type FieldError, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Application, ApplicationChange } from '../contract.ts'
import { reasonsOf } from '../outcomes-contract.ts'

type Decision = Pick<
  Application,
  'outcome' | 'outcome_reason' | 'outcome_note' | 'decided_on' | 'visa_decision' | 'visa_decided_on'
>

/**
 * Returns the visa decision and the outcome after a change, with the day of today for those without a
 * day. Throws ValidationError.
 */
export function decide(before: Application, change: ApplicationChange, today: string): Decision {
  const decision = completeVisa(before, completeOutcome(pickDecision(before, change), today), today)
  // Other changes of an application are possible while an earlier value is not valid.
  const isDecided = Object.keys(decision).some((name) => name in change)
  const errors = isDecided ? findErrors(decision, today) : {}
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  return decision
}

const pickDecision = (before: Application, change: ApplicationChange): Decision => ({
  outcome: change.outcome === undefined ? before.outcome : change.outcome,
  outcome_reason: change.outcome_reason ?? before.outcome_reason,
  outcome_note: change.outcome_note ?? before.outcome_note,
  decided_on: change.decided_on ?? before.decided_on,
  visa_decision: change.visa_decision === undefined ? before.visa_decision : change.visa_decision,
  visa_decided_on: change.visa_decided_on ?? before.visa_decided_on,
})

function completeOutcome(decision: Decision, today: string): Decision {
  const { outcome, decided_on, visa_decision, visa_decided_on } = decision
  const visa = { visa_decision, visa_decided_on }
  if (outcome === null)
    return { outcome, outcome_reason: '', outcome_note: '', decided_on: '', ...visa }
  const outcome_reason = outcome === 'enrolled' ? '' : decision.outcome_reason
  const { outcome_note } = decision
  return { outcome, outcome_reason, outcome_note, decided_on: decided_on || today, ...visa }
}

/** A refused visa as outcome is also the decision on the visa. */
function completeVisa(before: Application, decision: Decision, today: string): Decision {
  const isNewRefusal = decision.outcome === 'refused' && before.outcome !== 'refused'
  if (isNewRefusal && decision.visa_decision === null) {
    const visa_decided_on = decision.visa_decided_on || decision.decided_on
    return { ...decision, visa_decision: 'refused', visa_decided_on }
  }
  if (decision.visa_decision === null) return { ...decision, visa_decided_on: '' }
  return { ...decision, visa_decided_on: decision.visa_decided_on || today }
}

function findErrors(decision: Decision, today: string) {
  const { outcome, outcome_reason, visa_decision, decided_on, visa_decided_on } = decision
  const errors: Record<string, FieldError> = {}
  if (
    outcome !== null &&
    outcome !== 'enrolled' &&
    !reasonsOf[outcome].includes(outcome_reason as never)
  )
    errors.outcome_reason = { code: 'blank', detail: 'Choose the reason of this outcome.' }
  if (outcome === 'enrolled' && visa_decision === 'refused')
    errors.outcome = {
      code: 'visa_refused',
      detail: 'The visa was refused. Change the visa decision first.',
    }
  if (outcome === 'refused' && visa_decision === 'granted')
    errors.outcome = {
      code: 'visa_granted',
      detail: 'The visa was granted. Change the visa decision first.',
    }
  const inFuture = {
    code: 'in_future',
    detail: 'This day is in the future. Enter the day of the decision.',
  }
  if (decided_on > today) errors.decided_on = inFuture
  if (visa_decided_on > today) errors.visa_decided_on = inFuture
  return errors
}
