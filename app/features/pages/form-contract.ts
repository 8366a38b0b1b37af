/** The JSON Schema keywords that forms use. */
export interface FieldSchema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'boolean'
  title?: string
  description?: string
  /**
   * `picture` is also the control of a group with alternative text and size. `fact` is for the key of a
   * fact, `country` for the code of a country, `facts` and `months` for lists of keys and of months,
   * `pictures` for a list of pictures, `file` for the address of a PDF of the office,
   * `form` and `album` for the id of one, `form-fields` for the questions of one, `branch` for the name of a branch.
   */
  control?:
    | 'picture'
    | 'pictures'
    | 'file'
    | 'date'
    | 'time'
    | 'url'
    | 'country'
    | 'fact'
    | 'facts'
    | 'months'
    | 'form-fields'
    | 'form'
    | 'album'
    | 'branch'
  /** Topics of the facts that are offered first. */
  factTopics?: string[]
  /** Labels of the values of `enum`. */
  enumLabels?: Record<string, string>
  /** Required for publishing. */
  needed?: boolean
  /** The formatting that a text may contain; none if it is missing. */
  markup?: 'inline' | 'blocks'
  /** The number of heading levels in a text with blocks. */
  headings?: number
  enum?: string[]
  /** Values that are offered beside any other text. */
  suggestions?: string[]
  /** A field that translations take from their source page. */
  ofSource?: boolean
  maxLength?: number
  minimum?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, FieldSchema>
  required?: string[]
  items?: FieldSchema
  const?: string
  /** The variants of an object, which its `type` names. */
  oneOf?: FieldSchema[]
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
  if (type === 'boolean') return false
  if (type !== 'object') return ''
  return Object.fromEntries(
    required.map((name) => [name, createEmptyValue(properties[name] ?? {})]),
  )
}
