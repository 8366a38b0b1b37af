import { expect, it } from 'vitest'
import { factsApi } from '#app/features/facts/contract.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type Figure, formatFigure } from './figure.ts'
import { firstGuides } from './first-guides.ts'
import { calculateFirstYear } from './first-year.ts'
import { fillGuide, listFactKeys } from './read-guide.ts'

type Counts = Partial<Record<'reasons' | 'universities' | 'courseAreas' | 'steps', number>>

/** The content of the guides in the specification (§2 and §9). */
const specified: Record<string, { figures: string[]; counts: Counts }> = {
  '/australia': { figures: ['9th', '3rd'], counts: { universities: 6, courseAreas: 7 } },
  '/canada': {
    figures: [
      'CAD 150',
      '4–6 weeks',
      'up to 3 years',
      'CAD 15,000–35,000 a year',
      'CAD 20,000–50,000 a year',
      'CAD 10,000–20,000 a year',
    ],
    counts: { universities: 5, courseAreas: 6 },
  },
  '/uk': {
    figures: [
      'up to 20 hours a week',
      '2–3 years',
      '3 weeks',
      '£10,000–£38,000 a year',
      'about £12,000–£15,000 a year',
    ],
    counts: { universities: 5, courseAreas: 6 },
  },
  '/usa': {
    figures: [
      'USD 350',
      'about 2.5/4.0',
      'about 60%',
      '3–6 weeks',
      'USD 25,000–45,000 a year',
      'USD 12,000–18,000 a year',
    ],
    counts: { universities: 5 },
  },
  '/newzealand': {
    figures: [
      'about NZD 430',
      'NZD 15,000 a year',
      'NZD 1,250 a month',
      'NZD 20,000 a year',
      'NZD 1,667 a month',
      'at least 30 weeks',
    ],
    counts: { steps: 7 },
  },
  '/japan': { figures: [], counts: { universities: 5 } },
  '/malta': { figures: ['€700–€1,200 a month'], counts: { universities: 3, reasons: 4 } },
}

/** The initial guides. */
async function readFirstGuides() {
  const { visitor } = await startTestApp({ withFirstContent: true })
  return fillGuide(firstGuides, await visitor.call(factsApi.current, {}))
}

it('has the figures and numbers of entries of the specification', async () => {
  const read = await readFirstGuides()
  for (const [path, { figures, counts }] of Object.entries(specified)) {
    const guide = read.find(({ slug }) => path === `/${slug}`)
    expect([path, ...figuresIn(guide)]).toEqual(expect.arrayContaining(figures))
    for (const [part, count] of Object.entries(counts)) {
      expect(guide?.[part as keyof Counts], part).toHaveLength(count)
    }
  }
})

it('refers only to facts of a new office', async () => {
  const { administrator } = await startTestApp({ withFirstContent: true })
  const querystring = { limit: 1000 }
  const facts = await administrator.call(factsApi.list, { querystring })
  const known = new Set(facts.map(({ key }) => key))
  expect(listFactKeys(firstGuides).filter((key) => !known.has(key))).toEqual([])
})

it('computes the first-year cost from its own lowest costs', async () => {
  const costs = (await readFirstGuides()).map(
    (guide) => [`/${guide.slug}`, calculateFirstYear(guide)] as const,
  )
  expect(Object.fromEntries(costs)).toMatchObject({
    '/canada': {
      figure: { from: '51746', unit: 'CAD', bound: 'about' },
      parts: ['tuition', 'living'],
      isUncertain: true,
    },
    '/uk': { figure: { from: '22000', unit: 'GBP' }, parts: ['tuition', 'living'] },
    '/usa': { figure: { from: '43880', unit: 'USD' } },
    '/japan': { figure: { from: '535800', bound: 'from' }, parts: ['tuition'] },
    '/malta': { figure: { from: '8400', unit: 'EUR' }, parts: ['living'] },
    '/australia': undefined,
  })
})

/** Returns all formatted figures of a guide, including previous ones. */
function figuresIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const own = 'unit' in part ? [formatFigure(part as Figure).replaceAll('\u00a0', ' ')] : []
  return [...own, ...Object.values(part).flatMap(figuresIn)]
}
