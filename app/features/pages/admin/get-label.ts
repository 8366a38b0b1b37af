import type { FieldSchema } from '../form-contract.ts'

/** Returns the label of the field at a path, for example "Steps, 2, Title". */
export function getLabel(schema: FieldSchema, [name, ...rest]: string[]): string {
  if (name === undefined) return ''
  const position = Number(name)
  const [fieldSchema, label] = Number.isInteger(position)
    ? [schema.items, String(position + 1)]
    : [schema.properties?.[name], schema.properties?.[name]?.title ?? name]
  return [label, getLabel(fieldSchema ?? {}, rest)].filter(Boolean).join(', ')
}
