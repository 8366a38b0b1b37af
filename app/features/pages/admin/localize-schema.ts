import { localizeText } from '#app/platform/admin/server-texts/words.ts'
import type { FieldSchema } from '../form-contract.ts'

/** Returns the schema with the names and hints of its fields in the language of the office. */
export function localizeSchema(schema: FieldSchema): FieldSchema {
  const { title, description, enumLabels, properties, items, oneOf } = schema
  return {
    ...schema,
    title: title && localizeText(title),
    description: description && localizeText(description),
    enumLabels: enumLabels && mapValues(enumLabels, localizeText),
    properties: properties && mapValues(properties, localizeSchema),
    items: items && localizeSchema(items),
    oneOf: oneOf?.map(localizeSchema),
  }
}

const mapValues = <Value>(record: Record<string, Value>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
