import { diffWords } from 'diff'
import type { PageContent } from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import type { Section } from '../standard-contract.ts'
import { getLabel } from './get-label.ts'
import { getSectionName, sectionTypes } from './section-types.ts'

export interface Difference {
  /** The label of the field. */
  label: string
  parts: { text: string; is: 'same' | 'added' | 'removed' }[]
  /** Both pictures, if the field is a picture. */
  pictures?: Record<'before' | 'after', ComparedPicture>
}

interface ComparedPicture {
  address: string
  alt: string
}

/** Returns the differences between two versions of a page, field by field, by word. */
export function compareContent(
  before: PageContent,
  after: PageContent,
  schema: FieldSchema,
): Difference[] {
  const [was, is] = [listTexts(before, schema), listTexts(after, schema)]
  const fields = [...new Set([...was.keys(), ...is.keys()])]
  return fields.flatMap((field) => {
    const [before, after] = [was.get(field), is.get(field)]
    const [old, now] = [before?.text ?? '', after?.text ?? '']
    if (old === now) return []
    const label = (after ?? before)?.name ?? field
    if (field.endsWith('picture')) {
      const show = (address: string, alt = '') => ({ address, alt })
      const pictures = { before: show(old, before?.alt), after: show(now, after?.alt) }
      return [{ label, parts: [], pictures }]
    }
    const parts = diffWords(old, now).map(({ value: text, added, removed }) => ({
      text,
      is: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    }))
    return [{ label, parts }]
  })
}

/** Returns every text by field key. A key contains the section id, so that it survives a move. */
function listTexts({ sections = [], ...rest }: PageContent, schema: FieldSchema) {
  const texts = new Map<string, { name: string; text: string; alt?: string }>()
  for (const [field, value] of Object.entries(rest)) {
    texts.set(field, { name: getLabel(schema, [field]), text: toText(value) })
  }
  for (const section of sections as Section[]) {
    const { id, type: _, ...fields } = section
    const alt = 'alt' in section ? section.alt : undefined
    for (const [field, value] of Object.entries(fields)) {
      // The size follows from the picture.
      if (typeof value === 'number') continue
      texts.set(`${id} ${field}`, {
        name: `${getSectionName(section)}: ${getFieldLabel(section, field)}`,
        text: toText(value),
        alt,
      })
    }
  }
  const order = (sections as Section[]).map(getSectionName).join('\n')
  return texts.set('order', { name: 'Order of sections', text: order })
}

/** Joins the texts of lists and groups with line breaks. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join('\n\n')
  if (typeof value === 'object' && value) {
    const parts = Object.values(value)
    // The size follows from the picture.
    const texts = 'picture' in value ? parts.filter((part) => typeof part === 'string') : parts
    return texts.map(toText).join('\n')
  }
  return String(value ?? '')
}

/** Returns the label that the form shows. */
function getFieldLabel({ type }: Section, field: string) {
  const { fields, items } = sectionTypes[type]
  if (field === 'items' && items) return `${items.singular}s`
  return fields[field]?.label ?? 'Picture'
}
