import { getOwn } from '#app/contract/get-own.ts'
import type { Passage, SearchEntry } from '#app/platform/server/feature/feature.ts'
import type { PublishedPage } from '#app/platform/server/text/page-content.ts'
import type { AboutContent, ServicesContent } from '../contract.ts'

type Point = ServicesContent['process']['points'][number]
type Texts = Pick<AboutContent, 'description'> &
  Partial<Pick<AboutContent, 'intro' | 'mission' | 'values' | 'rooms'>> &
  Partial<Pick<ServicesContent, 'process'>>

/** What the pages show besides their texts. */
const keywords: Record<string, string> = {
  'contact-page': 'address, map, location, office, phone, email, opening hours, appointment',
  'about-page': 'about us, company, team',
}

/** Returns the page's own texts. Lists have entries of their own; calls to action are left out. */
export function toSearchEntry({ type, address, title, content }: PublishedPage): SearchEntry {
  const { description, intro, mission, values, rooms, process } = content as unknown as Texts
  const passages: Passage[] = [
    { text: intro || description },
    ...(mission ? [{ ...mission, anchor: 'mission' }] : []),
    ...listPoints('values', values?.points),
    ...(rooms ? [{ heading: rooms.heading, anchor: 'rooms', text: rooms.text }] : []),
    ...listPoints('process', process?.points),
  ]
  const known = passages.filter(({ text }) => text !== '')
  return { type: 'page', address, title, keywords: getOwn(keywords, type), passages: known }
}

const listPoints = (anchor: string, points: Point[] = []) =>
  points.map(({ title, text }) => ({ heading: title, anchor, text }))
