import { getOwn } from '#app/contract/get-own.ts'
import {
  outcomeLabels,
  reasonLabels,
  visaDecisionLabels,
} from '#app/features/applications/outcomes-contract.ts'
import { nameCountry } from '#app/platform/admin/countries.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'

const valueLabels: Record<string, Record<string, string>> = {
  visa_decision: visaDecisionLabels,
  application_outcome: outcomeLabels,
  outcome_reason: reasonLabels,
  application_state: { removed: 'Removed' },
}

/** Formats a value of an application in the timeline. */
export function formatApplicationValue(name: string, value: string) {
  if (name === 'application_country') return nameCountry(value)
  return getOwn(getOwn(valueLabels, name) ?? {}, value) ?? formatDay(value, true)
}
