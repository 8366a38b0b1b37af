import type { Result } from '#app/contract/api-client.ts'
import { documentKindLabels } from '#app/features/student-documents/contract.ts'
import { type MissingDocument, readMissing } from '../step-documents-contract.ts'

/** "Passport (missing)" */
function describe({ kind, state }: MissingDocument) {
  const name = documentKindLabels[kind]
  if (state === 'asked') return `${name} (requested)`
  if (state === 'received') return `${name} (not verified)`
  if (state === 'rejected') return `${name} (rejected)`
  return state === 'expired' ? `${name} (expired)` : `${name} (missing)`
}

/** "Passport (missing) · Transcript (not verified)" */
export const listMissing = (documents: MissingDocument[]) => documents.map(describe).join(' · ')

/** Returns the documents for which the server has refused a step; undefined for another result. */
export function findMissing(result: Result<unknown> | undefined) {
  if (!result || result.ok) return undefined
  for (const [field, { code, params }] of Object.entries(result.failure.problems ?? {}))
    if (code === 'documents_missing')
      return {
        field,
        step: String(params?.step),
        documents: readMissing(String(params?.documents)),
      }
}

/** Names the documents in the language of the office. */
export function localizeMissing<Value>(result: Result<Value>): Result<Value> {
  const missing = findMissing(result)
  if (!missing || result.ok) return result
  const { field, step, documents } = missing
  const sentence = `Documents for the step “${step}” are missing or not verified: ${listMissing(documents)}.`
  const failure = Object.assign({}, result.failure, { fields: { [field]: sentence } })
  return { ok: false, status: result.status, failure }
}
