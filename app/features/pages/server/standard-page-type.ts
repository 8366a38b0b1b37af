import type { FastifyInstance } from 'fastify'
import type {
  PageTypeDefinition,
  Passage,
  SearchEntry,
} from '#app/platform/server/feature/feature.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import type { BasePageContent, PublishedPage } from '#app/platform/server/text/page-content.ts'
import { escapeInline, plainText } from '../formatted-text.ts'
import { type Section, StandardContent, StandardDraft } from '../standard-contract.ts'

/** Returns a search entry with one passage per section. */
function toSearchEntry({ address, title, content }: PublishedPage): SearchEntry {
  const standard = content as unknown as StandardContent
  const headings = standard.sections.flatMap((section) =>
    'heading' in section ? [section.heading] : [],
  )
  return {
    type: 'page',
    address,
    title,
    keywords: headings.join(', '),
    passages: listPassages(standard),
  }
}

function listPassages({ intro, sections }: StandardContent): Passage[] {
  const texts = [{ text: intro }, ...sections.flatMap(listOfSection)]
  return texts
    .filter(({ text }) => text !== '')
    .map((passage) => ({ ...passage, text: plainText(passage.text) }))
}

function listOfSection(section: Section): Passage[] {
  const { id } = section
  if (section.type === 'picture') return [{ anchor: id, text: section.text || section.alt }]
  if (section.type === 'quote') return [{ anchor: id, text: section.text }]
  const { heading } = section
  const items = 'items' in section ? section.items : []
  const closing = 'closing' in section ? [{ heading, anchor: id, text: section.closing }] : []
  return [
    // A heading without text is a passage of its own.
    { heading, anchor: id, text: section.text || heading },
    ...items.map(({ title, text }) => ({ heading: title, anchor: id, text: text || title })),
    ...listNames(section).map((text) => ({ heading, anchor: id, text })),
    ...closing,
  ]
}

/** Returns the names of pictures, files, videos and places. */
function listNames(section: Section) {
  if (section.type === 'gallery') return section.pictures.map(({ caption, alt }) => caption || alt)
  if (section.type === 'files') return section.files.map(({ title }) => title)
  if (section.type === 'video') return [section.title]
  return section.type === 'map' ? [section.label] : []
}

/** Adds what sections show of other features. */
async function readLiveSections(app: FastifyInstance, { content, language }: PublishedPage) {
  const { sections, ...rest } = content as unknown as StandardContent
  const read = async (section: Section) => {
    const live = app.liveSections.find(({ type }) => type === section.type)
    return live ? { ...section, shown: await live.read(app, section, language) } : section
  }
  return { ...rest, sections: await Promise.all(sections.map(read)) } as unknown as BasePageContent
}

const parseDraft = createValidator<BasePageContent>(StandardDraft)
const parseComplete = createValidator<BasePageContent>(StandardContent)

/** Hidden sections need to be valid, but not complete. */
function parseContent(content: unknown) {
  const { sections } = parseDraft(content) as unknown as StandardContent
  try {
    return parseComplete(content)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const visibleErrors = Object.entries(error.fieldErrors).filter(
      ([path]) => !sections[Number(path.split('.')[1])]?.is_hidden,
    )
    if (visibleErrors.length > 0) throw new ValidationError(Object.fromEntries(visibleErrors))
    return parseDraft(content)
  }
}

/** The page type with freely arranged sections. */
export const standardPageType: PageTypeDefinition = {
  type: 'page',
  schema: StandardDraft,
  createFields: () => ({ menu_location: '', intro: '', sections: [] }),
  parseDraft,
  parseContent,
  toSearchEntry,
  completeContent: readLiveSections,
  escapeText: escapeInline,
}
