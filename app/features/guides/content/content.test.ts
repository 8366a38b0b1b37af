import { expect, it, vi } from 'vitest'
import { factsApi } from '#app/features/facts/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { startTestApp } from '#tests/test-app.ts'
import { firstGuides } from './first-guides.ts'
import { calculateFirstYear } from './first-year.ts'
import { fillGuide, listFactKeys } from './read-guide.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

type Counts = Partial<Record<'reasons' | 'universities' | 'courseAreas' | 'steps', number>>

/** The content of the guides in the specification (§2 and §9). */
const specified: Record<string, { figures: string[]; counts: Counts }> = {
  '/australia': { figures: ['9th', '3rd'], counts: { courseAreas: 7 } },
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

it('shows the figures and numbers of entries of the specification', async () => {
  const { app } = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  for (const [path, { figures, counts }] of Object.entries(specified)) {
    const page = textOf((await app.inject(path)).body)
    expect([path, ...figures.filter((figure) => !page.includes(figure))]).toEqual([path])
    const guide = firstGuides.find(({ slug }) => path === `/${slug}`)
    for (const [part, count] of Object.entries(counts)) {
      expect(guide?.[part as keyof Counts], part).toHaveLength(count)
    }
  }
})

it('lists the top six universities of Australia first', () => {
  const names = firstGuides.find(({ code }) => code === 'AU')?.universities.map(({ name }) => name)
  expect(new Set(names).size).toBe(names?.length)
  expect(names?.slice(0, 6)).toEqual([
    'The University of Melbourne',
    'Australian National University',
    'The University of Sydney',
    'UNSW Sydney',
    'The University of Queensland',
    'Monash University',
  ])
})

it('refers only to facts of a new office', async () => {
  const { administrator } = await startTestApp({ withFirstContent: true })
  const querystring = { limit: 1000 }
  const facts = await administrator.call(factsApi.list, { querystring })
  const known = new Set(facts.map(({ key }) => key))
  expect(listFactKeys(firstGuides).filter((key) => !known.has(key))).toEqual([])
})

it('adds the first year from its parts, with living costs not below the required funds', async () => {
  for (const guide of await readFirstGuides()) {
    const firstYear = calculateFirstYear(guide)
    for (const { parts, least, most } of firstYear?.levels ?? []) {
      const known = new Map(parts.map((each) => [each.part, each]))
      expect([...known.keys()], guide.slug).toEqual(expect.arrayContaining(['tuition', 'living']))
      expect(least, guide.slug).toBe(parts.reduce((sum, each) => sum + each.least, 0))
      expect(most ?? least, guide.slug).toBeGreaterThanOrEqual(least)
      const funds = guide.answers.funds?.filter(({ from, per }) => from && per !== '') ?? []
      const years = funds.map(({ from, per }) => Number(from) * (per === 'month' ? 12 : 1))
      expect(known.get('living')?.least, guide.slug).toBeGreaterThanOrEqual(
        years.length > 0 ? Math.min(...years) : 0,
      )
    }
  }
})

/** The visible text. */
const textOf = (html: string) =>
  html.replaceAll(/<script.*?<\/script>|<!--.*?-->|<[^>]+>/gs, '').replaceAll(/[\s\u00a0]+/g, ' ')
