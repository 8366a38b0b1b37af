import { fillReferences, listReferences } from '#app/contract/fact-references.ts'
import { ValidationError } from './errors.ts'

/** What facts say now, within a text. */
export interface FactValues {
  hasFact: (key: string) => boolean
  /** Also for one that says nothing, or is gone. */
  format: (key: string) => string
  /** The moment since which it says this; '' for one that says nothing. */
  changedAt: (key: string) => string
}

/** The same content with what facts say now in all its texts. */
export const fillFactReferences = <Content>(content: Content, { format: say }: FactValues) =>
  mapTexts(content, (text) => fillReferences(text, say))

/** The same content with each of its texts changed. */
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

/** The keys of all facts to which the texts of a content refer. */
export const listFactKeys = (content: unknown) => listTexts(content).flatMap(listReferences)

/** Throws a sentence beside each field that refers to a fact which there is not. */
export function rejectUnknownFacts(fields: object, { hasFact: isKnown }: FactValues) {
  const fieldErrors = Object.entries(fields).flatMap(([field, content]) => {
    const unknown = listFactKeys(content).find((key) => !isKnown(key))
    if (unknown === undefined) return []
    const detail = `There is no fact with the key “${unknown}”.`
    return [[field, { code: 'unknown_fact', params: { key: unknown }, detail }] as const]
  })
  if (fieldErrors.length > 0) throw new ValidationError(Object.fromEntries(fieldErrors))
}

function listTexts(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(listTexts) : []
}
