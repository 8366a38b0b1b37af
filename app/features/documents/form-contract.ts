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
  minItems?: number
  maxItems?: number
  properties?: Record<string, FieldSchema>
  required?: string[]
  items?: FieldSchema
}
