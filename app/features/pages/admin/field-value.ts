import { toLatinDigits } from '#app/contract/latin-digits.ts'
import { createEmptyValue, type FieldSchema } from '../form-contract.ts'

/** The value of a field; undefined for an empty optional field. */
export type FieldValue =
  | string
  | number
  | boolean
  | FieldValue[]
  | { [name: string]: FieldValue }
  | undefined

export interface SchemaFieldProps {
  schema: FieldSchema
  value: FieldValue
  /** The path of the field in the content, for example `steps.0.title`. */
  path: string
  /** Whether the optional group around it is empty. */
  isGroupOptional?: boolean
  isOptional?: boolean
  onChange: (value: FieldValue) => void
}

/** Returns an empty value with all required fields. */
export const createValue = (schema: FieldSchema) => createEmptyValue(schema) as FieldValue

/** Returns an integer, also one with commas such as 12,500, or the text if it is none. */
export function readInteger(text: string): FieldValue {
  const trimmed = toLatinDigits(text)
    .trim()
    .replace(/(?<=\d),(?=\d)/g, '')
  return /^[+-]?\d{1,15}$/.test(trimmed) ? Number(trimmed) : text
}

export function isBlank(value: FieldValue): boolean {
  if (typeof value === 'object') return Object.values(value).every(isBlank)
  return value === undefined || value === ''
}

/** Returns the value at a path such as "sections.0.heading". */
export function valueAt(content: unknown, path: string) {
  return path
    .split('.')
    .reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], content)
}
