import type { Handbook } from './handbook-page.ts'

/** The handbook of each language. A language without an entry has the English one. */
const handbooks: Record<string, () => Promise<Handbook>> = {
  en: async () => (await import('./texts/en/handbook.ts')).handbook,
}

/** Loads the handbook when it is needed. */
export function loadHandbook(language = 'en'): Promise<Handbook> {
  const load = handbooks[language] ?? handbooks.en
  if (!load) throw new Error('There is no English handbook.')
  return load()
}

export interface ScreenHelp {
  text: string
  /** The title and the address of its handbook page. */
  title: string
  address: string
}

/**
 * Returns the help of a screen. A screen without an own text has that of the screen above; ids in
 * the address are listed as `:id`.
 */
export function findScreenHelp(handbook: Handbook, path: string): ScreenHelp | undefined {
  const screen = path.replace(/\/[\da-f]{8}-[\da-f-]{27}/gi, '/:id').replace(/\/$/, '')
  for (const [key, { title, screens }] of Object.entries(handbook)) {
    const text = screens[screen as `/admin/${string}`]
    if (text) return { text, title, address: `/admin/handbook/${key}` }
  }
  const parent = screen.slice(0, screen.lastIndexOf('/'))
  return parent.startsWith('/admin/') ? findScreenHelp(handbook, parent) : undefined
}

/** The id of a section's heading: "Add a lead" is `add-a-lead`. */
export const toSectionId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, '-')
    .replace(/^-|-$/g, '')

export interface HandbookResult {
  /** The address of the section. */
  address: string
  page: string
  heading: string
  /** The first paragraph. */
  text: string
}

/** Returns the sections that contain all words, those with the words in their headings first. */
export function searchHandbook(handbook: Handbook, q: string): HandbookResult[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const found = Object.entries(handbook).flatMap(([key, page]) =>
    page.sections
      .filter(({ heading, text }) => hasAll([page.title, heading, ...text.flat()].join(' ')))
      .map(({ heading, text }) => ({
        address: `/admin/handbook/${key}#${toSectionId(heading)}`,
        page: page.title,
        heading,
        text: text.flat()[0] ?? '',
      })),
  )
  const rank = ({ page, heading }: HandbookResult) => Number(!hasAll(`${page} ${heading}`))
  return found.toSorted((a, b) => rank(a) - rank(b))
}
