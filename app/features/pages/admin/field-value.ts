import { createEmptyValue, type FieldSchema } from '../form-contract.ts'

/** What stands in a field: undefined where an optional one was never filled in. */
export type FieldValue = string | number | FieldValue[] | { [name: string]: FieldValue } | undefined

export interface SchemaFieldProps {
  schema: FieldSchema
  value: FieldValue
  /** Of the field within the content: `steps.0.title`. */
  path: string
  /** The group around it may be left out, and is. */
  isGroupOptional?: boolean
  /** Whether it may be left out altogether. */
  isOptional?: boolean
  onChange: (value: FieldValue) => void
}

/** What must be there, empty. */
export const createValue = (schema: FieldSchema) => createEmptyValue(schema) as FieldValue

/** A whole number, or the text where it is none. */
export function readInteger(text: string): FieldValue {
  const trimmed = text.trim()
  return /^[+-]?\d{1,9}$/.test(trimmed) ? Number(trimmed) : text
}

/** Whether nothing of it was ever filled in. */
export function isBlank(value: FieldValue): boolean {
  if (typeof value === 'object') return Object.values(value).every(isBlank)
  return value === undefined || value === ''
}
