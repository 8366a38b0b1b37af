import type { FieldSchema } from '../form-contract.ts'

/** Returns the label of the field at a path, for example "Steps, 2, Title". */
export function getLabel(schema: FieldSchema, [name, ...rest]: string[]): string {
  if (name === undefined) return ''
  const place = Number(name)
  const [part, label] = Number.isInteger(place)
    ? [schema.items, String(place + 1)]
    : [schema.properties?.[name], schema.properties?.[name]?.title ?? name]
  return [label, getLabel(part ?? {}, rest)].filter(Boolean).join(', ')
}
