import type { ApiFailure } from '#app/contract/api-client.ts'

/** Why something was not done, for a toast: what was refused of fields that no form shows too. */
export function describeFailure(failure: ApiFailure | undefined) {
  if (!failure) return 'The server could not be reached.'
  const refused = Object.values(failure.fields ?? {})
  return refused.length > 0 ? [...new Set(refused)].join(' ') : failure.detail
}
