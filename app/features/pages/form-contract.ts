/** The JSON Schema keywords that forms use. */
export interface FieldSchema {
  type?: 'object' | 'array' | 'string' | 'integer'
  title?: string
  description?: string
  /** A group with a picture, its alternative text and its size. */
  control?: 'picture'
  /** Required for publishing. */
  needed?: boolean
  enum?: string[]
  maxLength?: number
  minimum?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, FieldSchema>
  required?: string[]
  items?: FieldSchema
}

/** Returns an empty value with all required fields. */
export function createEmptyValue({
  type,
  properties = {},
  required = [],
  minimum,
}: FieldSchema): unknown {
  if (type === 'array') return []
  if (type === 'integer') return minimum ?? 0
  if (type !== 'object') return ''
  return Object.fromEntries(
    required.map((name) => [name, createEmptyValue(properties[name] ?? {})]),
  )
}
