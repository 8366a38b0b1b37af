import { diffWords } from 'diff'
import type { PageContent } from '../contract.ts'
import type { FieldSchema } from '../form-contract.ts'
import type { Section } from '../standard-contract.ts'
import { getLabel } from './get-label.ts'
import { getSectionName, sectionTypes } from './section-types.ts'

export interface Difference {
  /** The name of the field; in sections after the id of the section. */
  field: string
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

/** The label and text of each field, by `Difference.field`. */
export type FieldTexts = Map<string, { name: string; text: string; alt?: string }>

/** Compares two versions of a page word by word. Returns one difference for each changed field. */
export function compareContent(
  before: PageContent,
  after: PageContent,
  schema: FieldSchema,
): Difference[] {
  const [textsBefore, textsAfter] = [listTexts(before, schema), listTexts(after, schema)]
  const fields = [...new Set([...textsBefore.keys(), ...textsAfter.keys()])]
  return fields.flatMap((field) => {
    const [fieldBefore, fieldAfter] = [textsBefore.get(field), textsAfter.get(field)]
    const [oldText, newText] = [fieldBefore?.text ?? '', fieldAfter?.text ?? '']
    if (oldText === newText) return []
    const label = (fieldAfter ?? fieldBefore)?.name ?? field
    if (field.endsWith('picture')) {
      const toPicture = (address: string, alt = '') => ({ address, alt })
      const pictures = {
        before: toPicture(oldText, fieldBefore?.alt),
        after: toPicture(newText, fieldAfter?.alt),
      }
      return [{ field, label, parts: [], pictures }]
    }
    const parts = diffWords(oldText, newText).map(({ value: text, added, removed }) => ({
      text,
      is: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    }))
    return [{ field, label, parts }]
  })
}

/**
 * Returns every text by field key. A key contains the id of the section, so that a moved section is
 * compared with itself.
 */
export function listTexts({ sections = [], ...rest }: PageContent, schema: FieldSchema) {
  const texts: FieldTexts = new Map()
  for (const [field, value] of Object.entries(rest)) {
    texts.set(field, { name: getLabel(schema, [field]), text: toText(value) })
  }
  for (const section of sections as Section[]) {
    const { id, type: _, ...fields } = section
    const alt = 'alt' in section ? section.alt : undefined
    for (const [field, value] of Object.entries(fields)) {
      // Numbers are the size of a picture, which changes only with the picture.
      if (typeof value === 'number') continue
      texts.set(`${id} ${field}`, {
        name: `${getSectionName(section)}: ${getFieldLabel(section, field, schema)}`,
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
    // Leaves out the size of a picture, which changes only with the picture.
    const texts = 'picture' in value ? parts.filter((part) => typeof part === 'string') : parts
    return texts.map(toText).join('\n')
  }
  return String(value ?? '')
}

/** Returns the label of the field in the editor. */
function getFieldLabel({ type }: Section, field: string, schema: FieldSchema) {
  const { fields, items } = sectionTypes[type]
  if (field === 'items' && items) return items.plural
  const variants = schema.properties?.sections?.items?.oneOf ?? []
  const own = variants.find(({ properties }) => properties?.type?.const === type)
  return fields[field]?.label ?? own?.properties?.[field]?.title ?? 'Picture'
}
