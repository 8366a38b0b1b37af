import { expect, test } from 'vitest'
import { findFigures } from '#app/contract/find-figures.ts'
import type { Tables } from '#database/schema/tables.ts'
import { startTestApp } from '#tests/test-app.ts'

/** Columns with texts of the first content. */
const tables = [
  'destinations',
  'hero_slides',
  'saved_replies',
  'page_versions',
  'page_drafts',
] satisfies (keyof Tables)[]

/** Facts are the figures themselves. */
const texts = import.meta.glob(
  [
    '../features/*/content/*.ts',
    '../features/*/words.ts',
    '../site/words.ts',
    '!../features/facts/**',
    '!**/*.test.ts',
  ],
  { eager: true },
)

test.each([
  ['about CAD 15,000–35,000 a year', 'CAD 15,000–35,000'],
  ['£10,000–£38,000 a year', '£10,000–£38,000'],
  ['Living from €700 a month', '€700'],
  ['a fee of US$350', 'US$350'],
  ['Rs. 2,000 at the counter', 'Rs. 2,000'],
  ['costs 2000 rupees', '2000 rupees'],
  ['up to 20 hours of work a week', '20 hours of work a week'],
  ['48 hours a fortnight', '48 hours a fortnight'],
  ['a decision in 4–6 weeks', '4–6 weeks'],
  ['a 30-week course', '30-week'],
  ['at least 60% in class 12', '60%'],
  ['about 2.5 per cent', '2.5 per cent'],
])('finds in %s the figure %s', (text, figure) => {
  expect(findFigures(text)).toEqual([{ match: figure, index: text.indexOf(figure) }])
})

test.each([
  'Three years for a bachelor, one for most masters.',
  'Monday to Friday, 9:00 to 18:00, since 2019',
  'Stored for 30 days, with service 24 hours a day.',
  'Room 12, +977 1 000 0000, class 12, IELTS 6.5',
  'Study permit in {ca.processing}',
  'In some weeks, in the USD zone',
])('finds no figure in %s', (text) => {
  expect(findFigures(text)).toEqual([])
})

test('the content of a new office contains no figures that should be facts', async () => {
  const { db } = await startTestApp({ withFirstContent: true })
  const stored = await Promise.all(
    tables.map(async (table) => [table, await db.selectFrom(table).selectAll().execute()] as const),
  )
  const written = Object.entries(texts)

  const found = [...stored, ...written].flatMap(([place, content]) =>
    figuresIn(content).map((figure) => `${place}: ${figure}`),
  )

  expect(found).toEqual([])
  expect(written.length).toBeGreaterThan(20)
  expect(stored.filter(([, rows]) => rows.length > 0).length).toBeGreaterThan(3)
})

function figuresIn(part: unknown): string[] {
  if (typeof part === 'string') return findFigures(part).map(({ match }) => match)
  if (typeof part !== 'object' || part === null) return []
  return Object.values(part).flatMap(figuresIn)
}
