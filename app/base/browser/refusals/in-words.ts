import type { ApiFailure, Problem } from '#app/contract/api-client.ts'
import * as words from './words.ts'

/** The failure in the words of this build; what they have no sentence for stays the API's. */
export function inWords(failure: ApiFailure): ApiFailure {
  // What stands between us and the server answers too, in ways of its own.
  if (!failure?.code) return failure
  const { code, params, problems, fields } = failure
  if (!problems) {
    const sentence = say(words.refusals, { code: String(params?.reason ?? code), params })
    return { ...failure, detail: sentence ?? failure.detail }
  }
  const said = Object.entries(problems).map(([field, problem]) => [
    field,
    say(words.problems, problem) ?? fields?.[field],
  ])
  return { ...failure, detail: words.checkTheMarkedFields, fields: Object.fromEntries(said) }
}

function say(sentences: Record<string, words.Sentence>, { code, params = {} }: Problem) {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined
  return typeof sentence === 'function' ? sentence(params) : sentence
}
