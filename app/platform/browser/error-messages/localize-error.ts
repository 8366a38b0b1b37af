import type { ApiFailure, Problem } from '#app/contract/api-client.ts'
import * as words from './words.ts'

/** Localizes an error. Messages without a translation stay unchanged. */
export function localizeError(failure: ApiFailure): ApiFailure {
  // Errors of proxies do not have our error format.
  if (!failure?.code) return failure
  const { code, params, problems, fields } = failure
  if (!problems) {
    const sentence = formatMessage(words.errorMessages, {
      code: String(params?.reason ?? code),
      params,
    })
    return { ...failure, detail: sentence ?? failure.detail }
  }
  const messages = Object.entries(problems).map(([field, problem]) => [
    field,
    formatMessage(words.fieldMessages, problem) ?? fields?.[field],
  ])
  return { ...failure, detail: words.checkTheMarkedFields, fields: Object.fromEntries(messages) }
}

function formatMessage(sentences: Record<string, words.Message>, { code, params = {} }: Problem) {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined
  return typeof sentence === 'function' ? sentence(params) : sentence
}
