import { newRandomId } from '#app/platform/browser/new-id.ts'
import type { Item, Section } from '../standard-contract.ts'

type SectionTypeName = Section['type']

interface TextField {
  label: string
  rows?: number
  hint?: string
}

interface SectionType {
  /** The label in the office. */
  name: string
  fields: Record<string, TextField>
  /** The labels of the items in the section. */
  items?: { singular: string; title: string; text: string }
}

const inline = 'For *emphasis*, a [link](/contact), and an empty line between paragraphs.'
const heading = { label: 'Heading' }
const text = { label: 'Text', rows: 4, hint: inline }
const intro = { label: 'Introduction', rows: 2 }

/** The fields of each section type. */
export const sectionTypes: Record<SectionTypeName, SectionType> = {
  text: {
    name: 'Text',
    fields: { heading, text, closing: { label: 'Closing text', rows: 2 } },
    items: { singular: 'point', title: 'Point', text: 'Text' },
  },
  steps: {
    name: 'Steps',
    fields: { heading, text: intro },
    items: { singular: 'step', title: 'Step', text: 'Text' },
  },
  cards: {
    name: 'Cards',
    fields: { heading, text: intro },
    items: { singular: 'card', title: 'Title', text: 'Text' },
  },
  questions: {
    name: 'Questions and answers',
    fields: { heading, text: intro },
    items: { singular: 'question', title: 'Question', text: 'Answer' },
  },
  picture: {
    name: 'Picture',
    fields: {
      alt: { label: 'Alternative text' },
      text: { label: 'Caption' },
    },
  },
  contact: { name: 'Office contact details', fields: { heading, text } },
  action: {
    name: 'Button',
    fields: {
      heading,
      text: { label: 'Text', rows: 2 },
      label: { label: 'Button text' },
      target: {
        label: 'Link',
        hint: 'A page, for example /contact, or a full address beginning with https://',
      },
    },
  },
}

const newSectionId = () => newRandomId().slice(0, 8)

export function createSection(type: SectionTypeName): Section {
  const { fields, items } = sectionTypes[type]
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
  const picture = type === 'picture' ? { picture: '', width: 0, height: 0 } : {}
  const itemList = items ? { items: type === 'text' ? [] : [createItem()] } : {}
  return { id: newSectionId(), type, ...empty, ...picture, ...itemList } as unknown as Section
}

export const createItem = (): Item => ({ title: '', text: '' })

export const duplicateSection = (section: Section): Section => ({ ...section, id: newSectionId() })

export function getSectionName(section: Section) {
  const heading = 'heading' in section ? section.heading : section.alt
  return heading.trim() || sectionTypes[section.type].name
}

/** Returns the list with one item moved. */
export function moveItem<Value>(list: Value[], from: number, to: number) {
  const [item] = list.slice(from, from + 1)
  const rest = list.toSpliced(from, 1)
  return item === undefined ? list : rest.toSpliced(to, 0, item)
}
