import { foldText } from '#app/contract/fold-text.ts'
import { toLatinDigits } from '#app/contract/latin-digits.ts'
import type { Handbook } from './handbook-page.ts'

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

/**
 * Returns the sections that contain all words, those with the words in their headings first. Words in
 * English, such as “backup”, find the same sections of `english` in a translation.
 */
export function searchHandbook(handbook: Handbook, english: Handbook, q: string): HandbookResult[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hasAll = (text: string) => words.every((word) => fold(text).includes(word))
  const found = Object.entries(handbook).flatMap(([key, page]) =>
    page.sections.map(({ heading, text }, index) => {
      const original = english[key]?.sections[index]
      const headings = [page.title, heading, english[key]?.title, original?.heading].join(' ')
      const texts = [headings, ...text.flat(), ...(original?.text.flat() ?? [])].join(' ')
      return {
        isFound: hasAll(texts),
        isNamed: hasAll(headings),
        result: {
          address: `/admin/handbook/${key}#${toSectionId(heading)}`,
          page: page.title,
          heading,
          text: text.flat()[0] ?? '',
        },
      }
    }),
  )
  return found
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))
    .map(({ result }) => result)
}

/** Readers type digits and letters in either form. */
const fold = (text: string) => toLatinDigits(foldText(text))
