import { getOwn } from '#app/contract/get-own.ts'
import type { PageContent } from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import type { Section } from '../standard-contract.ts'
import { getSectionName, sectionTypes } from './section-types.ts'

/** Returns the label of the field at a path, for example "Steps, 2, Title". */
export function getLabel(schema: FieldSchema, [name, ...rest]: string[]): string {
  if (name === undefined) return ''
  const position = Number(name)
  const [fieldSchema, label] = Number.isInteger(position)
    ? [schema.items, String(position + 1)]
    : [schema.properties?.[name], schema.properties?.[name]?.title ?? name]
  return [label, getLabel(fieldSchema ?? {}, rest)].filter(Boolean).join(', ')
}

/** Returns the label of the field at a path of a content; a section has its own name. */
export function getFieldLabel(schema: FieldSchema, content: PageContent, path: string) {
  const [name, index, field = '', position, part = ''] = path.split('.')
  const { sections = [] } = content as { sections?: Section[] }
  const section = name === 'sections' ? sections[Number(index)] : undefined
  if (!section) return getLabel(schema, path.split('.'))
  const { fields, items } = sectionTypes[section.type]
  const labels: Record<string, string | undefined> = {
    picture: 'Picture',
    items: items?.plural,
    ...Object.fromEntries(Object.entries(fields).map(([each, { label }]) => [each, label])),
  }
  const partLabel = part === 'title' ? items?.title : part === 'text' ? items?.text : undefined
  const number = position && String(Number(position) + 1)
  return [getSectionName(section), getOwn(labels, field), number, partLabel]
    .filter(Boolean)
    .join(', ')
}
