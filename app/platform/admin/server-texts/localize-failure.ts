import type { ApiFailure } from '#app/contract/api-client.ts'
import { localizeError } from '#app/platform/browser/error-messages/localize-error.ts'
import { localizeText } from './words.ts'

/** Localizes an error for the office: its own sentence says more than one for its code. */
export function localizeFailure(failure: ApiFailure): ApiFailure {
  if (!failure.detail) return failure
  const byCode = localizeError(failure)
  const detail = localizeText(failure.detail)
  const fields = Object.entries(failure.fields ?? {}).map(([field, sentence]) => {
    const localized = localizeText(sentence)
    return [field, localized === sentence ? (byCode.fields?.[field] ?? sentence) : localized]
  })
  return {
    ...byCode,
    detail: detail === failure.detail ? byCode.detail : detail,
    fields: failure.fields && Object.fromEntries(fields),
  }
}
