import type { Passage, SearchEntry } from '#app/platform/server/feature/feature.ts'
import type { PublishedPage } from '#app/platform/server/text/page-content.ts'
import { plainText } from '../inline-text.ts'
import type { Section, StandardContent } from '../standard-contract.ts'

/** Returns a search entry with one passage per section. */
export function toSearchEntry({ address, title, content }: PublishedPage): SearchEntry {
  return {
    type: 'page',
    address,
    title,
    passages: listPassages(content as unknown as StandardContent),
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
  const { heading } = section
  const items = 'items' in section ? section.items : []
  const closing = 'closing' in section ? [{ heading, anchor: id, text: section.closing }] : []
  return [
    // A heading without text is a passage of its own.
    { heading, anchor: id, text: section.text || heading },
    ...items.map(({ title, text }) => ({ heading: title, anchor: id, text: text || title })),
    ...closing,
  ]
}
