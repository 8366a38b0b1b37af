import type { ApiFailure, Problem } from '#app/contract/api-client.ts'
import * as words from './words.ts'

/** Localizes an error; messages without a translation stay in the API's words. */
export function localizeError(failure: ApiFailure): ApiFailure {
  // Responses of proxies have another form.
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
