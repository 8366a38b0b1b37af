import type { ApiFailure } from '#app/contract/api-client.ts'

/** Describes a failure for a toast, including errors of fields without a control. */
export function describeFailure(failure: ApiFailure | undefined) {
  if (!failure) return 'The server could not be reached.'
  const messages = Object.values(failure.fields ?? {})
  return messages.length > 0 ? [...new Set(messages)].join(' ') : failure.detail
}
