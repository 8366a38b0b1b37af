import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findScreenHelp, searchHandbook, toSectionId } from '#app/features/handbook/handbook.ts'
import type { Handbook, HandbookPage } from '#app/features/handbook/handbook-page.ts'
import { handbook as english } from '#app/features/handbook/texts/en/handbook.ts'
import { handbook as nepali } from '#app/features/handbook/texts/ne/handbook.ts'
import { manifests } from '#app/features/manifests.ts'

/** Read as text, because its icons and counts need a browser. */
const navigation = [
  ...readFileSync('app/admin/navigation.ts', 'utf8').matchAll(/to: '(\/admin\/[^']+)'/g),
].map(([, screen = '']) => screen)

/** The addresses of all screens in app/routes.ts. */
const screens = [
  ...readFileSync('app/routes.ts', 'utf8').matchAll(
    /route\('([^']+)', '[^']*admin\/[^']+page\.tsx'/g,
  ),
].map(([, path = '']) => `/admin/${path.replace(/\/:page\?$/, '')}`)

const id = '01936f2c-8f43-7c9b-a6a5-5a3a1f0e9b11'

const handbooks: [language: string, Handbook][] = [
  ['English', english],
  ['Nepali', nepali],
]

describe.each(handbooks)('the %s handbook', (_, handbook) => {
  test('every screen of the navigation has its own help, and its handbook page exists', () => {
    const withHelp = Object.values(handbook).flatMap((page) => Object.keys(page.screens))

    expect(navigation.length).toBeGreaterThan(20)
    for (const screen of navigation) expect(withHelp).toContain(screen)
    for (const screen of manifests.flatMap((manifest) => Object.keys(manifest.screens ?? {}))) {
      const help = findScreenHelp(handbook, screen)
      expect(help?.text, screen).toBeTruthy()
      expect(handbook, screen).toHaveProperty([help?.address.replace('/admin/handbook/', '') ?? ''])
    }
  })

  test('it has help only for screens that exist, and each only once', () => {
    const withHelp = Object.values(handbook).flatMap((page) => Object.keys(page.screens))

    expect(screens.length).toBeGreaterThan(30)
    for (const screen of withHelp) expect(screens).toContain(screen)
    expect(withHelp).toHaveLength(new Set(withHelp).size)
  })

  test('the help of a screen has two or three sentences', () => {
    for (const page of Object.values(handbook)) {
      for (const [screen, text] of Object.entries(page.screens)) {
        const sentences = text?.split(/(?<=[.!?।])\s+/) ?? []
        expect([2, 3], screen).toContain(sentences.length)
      }
    }
  })

  test('a lead and its merge have the help of a lead, and sections have own anchors', () => {
    const help = findScreenHelp(handbook, `/admin/leads/${id}`)
    expect(help?.text).toBe(handbook.leads?.screens['/admin/leads/:id'])
    expect(findScreenHelp(handbook, `/admin/leads/${id}/merge/${id}`)).toEqual(help)
    expect(findScreenHelp(handbook, '/admin/nowhere')).toBeUndefined()
    for (const { sections } of Object.values(handbook)) {
      const ids = sections.map(({ heading }) => toSectionId(heading))
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

test('the search finds sections with all words, headings first', () => {
  const [first] = searchHandbook(english, english, 'copy elsewhere')
  expect(first).toMatchObject({
    address: '/admin/handbook/backups#keep-a-copy-elsewhere',
    heading: 'Keep a copy elsewhere',
  })
  expect(searchHandbook(english, english, 'copy zebra')).toEqual([])
  expect(searchHandbook(english, english, '  ')).toEqual([])
})

test('the search finds Nepali by the stem, with joiners and digits in either form', () => {
  const headings = (q: string) => searchHandbook(nepali, english, q).map(({ heading }) => heading)

  expect(headings('विनिमय दर')[0]).toBe('विनिमय दर')
  // The text says कुराकानीको.
  expect(headings('कुराकानी भाषा')).toEqual(['तयारी जवाफ र तथ्याङ्क'])
  // The text has a zero-width joiner in गर्\u200dयो.
  expect(headings('कसले गर्यो')).toEqual(['सन्देशमा काम गर्ने तरिका'])
  expect(headings('लिड 30')).toEqual(headings('लिड ३०'))
  expect(headings('लिड 30')).toContain('हटाउने, मेटाउने, व्यक्तिलाई विवरण दिने')
})

test.each([
  ['backup', 'backups'],
  ['bikram', 'office'],
  ['import', 'leads'],
])('the search finds %j in the Nepali handbook', (q, page) => {
  const results = searchHandbook(nepali, english, q)

  expect(results[0]?.address).toContain(`/admin/handbook/${page}#`)
  // A name stays in Latin letters.
  for (const { heading } of results)
    expect(heading.replace('WordPress', '')).not.toMatch(/[a-z]{4}/)
})

test('the Nepali handbook has the pages, screens and sections of the English one', () => {
  const outline = (handbook: Handbook) =>
    Object.entries(handbook).map(([key, { screens: help, sections }]) => ({
      key,
      screens: Object.keys(help),
      sections: sections.map(({ text }) =>
        text.map((part) => (typeof part === 'string' ? 1 : part.length)),
      ),
    }))

  expect(outline(nepali)).toEqual(outline(english))
})

/** What stays in Latin letters: names, what people type, and placeholders; and an abbreviation. */
const latin =
  /\b(YouTube|WordPress|Tools › Export|All content|wp-content\/uploads|ZIP|Google Analytics|Meta Pixel|Global Privacy Control|Do Not Track|utm_source|utm_medium|utm_campaign|Excel|CSV|WhatsApp|PDF|JPEG|PNG|WebP|AVIF|HEIC|GIF|SVG|DOCX|Gmail|Outlook|Zoho|API key|Key|key|AUD|Space|Enter|environment variable|Example Student 1)\b|वि\.सं\.|\{name\}/g

test('the Nepali handbook has no English words, Latin digits or full stops', () => {
  for (const [key, { title, summary, screens: help, sections }] of Object.entries<HandbookPage>(
    nepali,
  )) {
    const texts = [summary, ...Object.values(help), ...sections.flatMap(({ text }) => text.flat())]
    const headings = [title, ...sections.map(({ heading }) => heading)]
    for (const text of [...texts, ...headings])
      expect(text?.replace(latin, ''), key).not.toMatch(/[A-Za-z0-9]|\.(?![०-९])|\p{L}\s।/u)
    for (const text of texts) expect(text, key).toMatch(/।$/)
    for (const heading of headings) expect(heading, key).not.toMatch(/।/)
  }
})
