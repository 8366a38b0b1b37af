import { beginValue, type FieldSchema } from '../form-contract.ts'

/** What stands in a field: undefined where an optional one was never filled in. */
export type Written = string | number | Written[] | { [name: string]: Written } | undefined

export interface SchemaFieldProps {
  schema: FieldSchema
  value: Written
  /** Of the field within the content: `steps.0.title`. */
  path: string
  /** The group around it may be left out, and is. */
  isSpared?: boolean
  /** Whether it may be left out altogether. */
  isOptional?: boolean
  onChange: (value: Written) => void
}

/** What must be there, empty. */
export const begin = (schema: FieldSchema) => beginValue(schema) as Written

/** A whole number, or the text where it is none. */
export function readInteger(text: string): Written {
  const trimmed = text.trim()
  return /^[+-]?\d{1,9}$/.test(trimmed) ? Number(trimmed) : text
}

/** Whether nothing of it was ever filled in. */
export function isBlank(value: Written): boolean {
  if (typeof value === 'object') return Object.values(value).every(isBlank)
  return value === undefined || value === ''
}
