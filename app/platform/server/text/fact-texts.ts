import { fillReferences, listReferences } from '#app/contract/fact-references.ts'
import { type FieldError, ValidationError } from '../http/errors.ts'

/** The current values of facts, as text. */
export interface FactValues {
  hasFact: (key: string) => boolean
  /** Returns the formatted value. Also accepts facts without a value and deleted facts. */
  format: (key: string) => string
  /** Returns the time since which the value is valid; '' for a fact without a value. */
  changedAt: (key: string) => string
}

/** Replaces the fact references in all texts of a content with the current values. */
export const fillFactReferences = <Content>(content: Content, { format }: FactValues) =>
  mapTexts(content, (text) => fillReferences(text, format))

/** Maps every text of a content. */
export const mapTexts = <Content>(content: Content, change: (text: string) => string) =>
  mapPart(content, change) as Content

function mapPart(part: unknown, change: (text: string) => string): unknown {
  if (typeof part === 'string') return change(part)
  if (Array.isArray(part)) return part.map((each) => mapPart(each, change))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, each]) => [name, mapPart(each, change)]),
  )
}

/** Returns the keys of all facts that the texts of a content refer to. */
export const listFactKeys = (content: unknown) => listTexts(content).flatMap(listReferences)

/** Returns an error for each field that refers to an unknown fact. */
export function findUnknownFacts(
  fields: object,
  { hasFact }: FactValues,
): Record<string, FieldError> {
  const fieldErrors = Object.entries(fields).flatMap(([field, content]) => {
    const unknown = listFactKeys(content).find((key) => !hasFact(key))
    if (unknown === undefined) return []
    const detail = `There is no fact with the key “${unknown}”.`
    return [[field, { code: 'unknown_fact', params: { key: unknown }, detail }] as const]
  })
  return Object.fromEntries(fieldErrors)
}

/** Throws a ValidationError for each field that refers to an unknown fact. */
export function rejectUnknownFacts(fields: object, factValues: FactValues) {
  const fieldErrors = findUnknownFacts(fields, factValues)
  if (Object.keys(fieldErrors).length > 0) throw new ValidationError(fieldErrors)
}

function listTexts(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(listTexts) : []
}
