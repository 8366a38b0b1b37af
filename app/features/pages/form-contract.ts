/** As much of JSON Schema as forms are made of. */
export interface FieldSchema {
  type?: 'object' | 'array' | 'string' | 'integer'
  title?: string
  description?: string
  /** Of a group: a picture with what it shows and how large it is. */
  control?: 'picture'
  /** It must be there before it is published. */
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

/** What a new value of this schema begins with: everything that it must have, empty. */
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
