import type { Findable, Passage } from '#app/base/server/feature.ts'
import type { Database } from '#database/connect.ts'
import { plainText } from '../inline-text.ts'
import type { Page, Section } from '../page-contract.ts'
import * as store from './store.ts'

/** The published version of each document. */
export async function listFindable(db: Database): Promise<Findable[]> {
  const published = await store.listPublishedContents(db)
  return published.map(({ address, content }) => ({
    kind: 'page',
    address,
    title: content.title,
    passages: listPassages(content),
  }))
}

function listPassages({ intro, sections }: Page): Passage[] {
  const texts = [{ text: intro }, ...sections.flatMap(listOfSection)]
  return texts
    .filter(({ text }) => text !== '')
    .map((passage) => ({ ...passage, text: plainText(passage.text) }))
}

function listOfSection(section: Section): Passage[] {
  const { id: place } = section
  if (section.kind === 'picture') return [{ place, text: section.text || section.alt }]
  const { heading } = section
  const items = 'items' in section ? section.items : []
  const closing = 'closing' in section ? [{ heading, place, text: section.closing }] : []
  return [
    // Headings are found by themselves where nothing stands below them.
    { heading, place, text: section.text || heading },
    ...items.map(({ title, text }) => ({ heading: title, place, text: text || title })),
    ...closing,
  ]
}
