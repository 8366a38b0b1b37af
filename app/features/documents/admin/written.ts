import type { FieldSchema } from '../form-contract.ts'

/** What stands in a field: undefined where an optional one was never filled in. */
export type Written = string | number | Written[] | { [name: string]: Written } | undefined

export interface SchemaFieldProps {
  schema: FieldSchema
  value: Written
  /** Of the field within the content: `steps.0.title`. */
  path: string
  mistakes: Record<string, string>
  /** The group around it may be left out, and is. */
  isSpared?: boolean
  /** Whether it may be left out altogether. */
  isOptional?: boolean
  onChange: (value: Written) => void
}

/** What must be there, empty. */
export function begin({ type, properties = {}, required = [] }: FieldSchema): Written {
  if (type === 'array') return []
  if (type === 'integer') return 1
  if (type !== 'object') return ''
  return Object.fromEntries(required.map((name) => [name, begin(properties[name] ?? {})]))
}

/** Whether nothing of it was ever filled in. */
export function isBlank(value: Written): boolean {
  if (typeof value === 'object') return Object.values(value).every(isBlank)
  return value === undefined || value === ''
}
