import { newRandomId } from '#app/platform/browser/new-id.ts'
import type { TextFormat } from '../formatted-text.ts'
import type { Item, Section } from '../standard-contract.ts'

type SectionTypeName = Section['type']

interface TextField {
  label: string
  /** Required for publishing. */
  isRequired?: boolean
  rows?: number
  hint?: string
  /** The formatting of a text of several lines; without it the field is one line. */
  format?: TextFormat
}

export interface ItemLabels {
  singular: string
  plural: string
  title: string
  text: string
}

interface SectionType {
  /** The label in the office. */
  name: string
  /** What it is good for, in the gallery. */
  purpose: string
  fields: Record<string, TextField>
  /** The labels of the items in the section. */
  items?: ItemLabels
  /** The first values of the fields whose controls the schema describes. */
  values?: Record<string, unknown>
}

const heading = { label: 'Heading', isRequired: true }
/** As in the contract: sections have a heading above, items one more. */
const sectionFormat: TextFormat = { markup: 'blocks', headings: 2 }
export const itemFormat: TextFormat = { markup: 'blocks', headings: 1 }
export const introFormat: TextFormat = { markup: 'blocks', headings: 0 }
const captionFormat: TextFormat = { markup: 'inline', headings: 0 }
const text = {
  label: 'Text',
  rows: 4,
  hint: 'Paste from Word, Google Docs and WordPress keeps headings, lists, tables and links.',
  format: sectionFormat,
}
const intro = { label: 'Introduction', rows: 2, format: sectionFormat }

/** The fields of each section type. */
export const sectionTypes: Record<SectionTypeName, SectionType> = {
  text: {
    name: 'Text',
    purpose: 'Paragraphs, with points if you like.',
    fields: { heading, text, closing: { label: 'Closing text', rows: 2, format: sectionFormat } },
    items: { singular: 'point', plural: 'Points', title: 'Point', text: 'Text' },
  },
  steps: {
    name: 'Steps',
    purpose: 'What happens, in order.',
    fields: { heading, text: intro },
    items: { singular: 'step', plural: 'Steps', title: 'Step', text: 'Text' },
  },
  cards: {
    name: 'Cards',
    purpose: 'Short texts side by side.',
    fields: { heading, text: intro },
    items: { singular: 'card', plural: 'Cards', title: 'Title', text: 'Text' },
  },
  questions: {
    name: 'Questions and answers',
    purpose: 'Answers that open on a click.',
    fields: { heading, text: intro },
    items: { singular: 'question', plural: 'Questions', title: 'Question', text: 'Answer' },
  },
  picture: {
    name: 'Picture',
    purpose: 'One picture with a caption.',
    fields: {
      alt: { label: 'Alternative text', isRequired: true },
      text: { label: 'Caption', rows: 1, format: captionFormat },
    },
  },
  gallery: {
    name: 'Gallery',
    purpose: 'Many pictures side by side.',
    fields: { heading, text: intro },
    values: { pictures: [] },
  },
  album: {
    name: 'Album',
    purpose: 'Pictures of an album, or your latest albums.',
    fields: { heading, text: intro },
    values: { album: '', count: 6 },
  },
  video: {
    name: 'Video',
    purpose: 'A video of YouTube, which loads on a click.',
    fields: {
      heading,
      text: intro,
      address: {
        label: 'Address of the video',
        isRequired: true,
        hint: 'From YouTube, for example https://youtu.be/M7lc1UVf-VE. Nothing of it loads before a visitor clicks.',
      },
      title: { label: 'Title of the video', isRequired: true },
    },
  },
  map: {
    name: 'Map',
    purpose: 'The way to you, which loads on a click.',
    fields: {
      heading,
      text: intro,
      place: {
        label: 'Place',
        isRequired: true,
        hint: 'Latitude and longitude, for example 27.7041, 85.3145, or the address of OpenStreetMap or Google Maps while it shows the place.',
      },
      label: { label: 'Name or address of the place', isRequired: true },
    },
  },
  files: {
    name: 'Files to download',
    purpose: 'Brochures, forms and fee lists as PDF.',
    fields: { heading, text: intro },
    values: { files: [{ address: '', title: '' }] },
  },
  quote: {
    name: 'Quote',
    purpose: 'What somebody said, set large.',
    fields: {
      text: { label: 'Quote', isRequired: true, rows: 3, format: introFormat },
      name: { label: 'Who said it' },
      role: { label: 'Role of this person', hint: 'For example “student in Melbourne”.' },
    },
  },
  columns: {
    name: 'Columns',
    purpose: 'Two to four texts side by side.',
    fields: { heading, text: intro },
    items: { singular: 'column', plural: 'Columns', title: 'Title', text: 'Text' },
  },
  notice: {
    name: 'Notice',
    purpose: 'Something that nobody should miss.',
    fields: {
      heading,
      text: { label: 'Text', isRequired: true, rows: 2, format: introFormat },
    },
    values: { tone: 'information' },
  },
  articles: {
    name: 'Latest articles',
    purpose: 'Your newest articles, always up to date.',
    fields: {
      heading,
      text: intro,
      category: {
        label: 'Category of the articles',
        hint: 'Leave empty to show the latest of all articles.',
      },
    },
    values: { count: 3 },
  },
  events: {
    name: 'Next events',
    purpose: 'Your next events, until they are over.',
    fields: { heading, text: intro },
    values: { count: 3 },
  },
  form: {
    name: 'Form',
    purpose: 'A form of yours, such as an assessment.',
    fields: { heading, text: intro },
    values: { form: '' },
  },
  team: {
    name: 'Team',
    purpose: 'Your people with photo and role.',
    fields: { heading, text: intro },
    values: { branch: '' },
  },
  contact: {
    name: 'Office contact details',
    purpose: 'Email and phone of the office.',
    fields: { heading, text },
  },
  action: {
    name: 'Button',
    purpose: 'A button that leads to another page.',
    fields: {
      heading,
      text: { label: 'Text', rows: 2, format: introFormat },
      label: { label: 'Button text', isRequired: true },
      target: {
        label: 'Link',
        isRequired: true,
        hint: 'A page, for example /contact, or a full address beginning with https://',
      },
    },
  },
}

const newSectionId = () => newRandomId().slice(0, 8)

export function createSection(type: SectionTypeName): Section {
  const { fields, items, values } = sectionTypes[type]
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, '']))
  const picture = type === 'picture' ? { picture: '', width: 0, height: 0 } : {}
  const itemList = items ? { items: type === 'text' ? [] : [createItem()] } : {}
  const first = { id: newSectionId(), type, ...empty, ...picture, ...itemList, ...values }
  return first as unknown as Section
}

export const createItem = (): Item => ({ title: '', text: '' })

/** Returns the section with the other visibility. */
export function toggleHidden(section: Section): Section {
  const { is_hidden, ...visible } = section
  return is_hidden ? visible : { ...section, is_hidden: true }
}

export const duplicateSection = (section: Section): Section => ({ ...section, id: newSectionId() })

export function getSectionName(section: Section) {
  const heading =
    'heading' in section ? section.heading : 'alt' in section ? section.alt : section.name
  return heading.trim() || sectionTypes[section.type].name
}

/** Returns the list with one item moved. */
export function moveItem<Value>(list: Value[], from: number, to: number) {
  const [item] = list.slice(from, from + 1)
  const rest = list.toSpliced(from, 1)
  return item === undefined ? list : rest.toSpliced(to, 0, item)
}
