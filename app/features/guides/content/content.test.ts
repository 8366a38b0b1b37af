import { describe, expect, it } from 'vitest'
import { guidePlaces } from '../contract.ts'
import { type Figure, formatFigure } from './figure.ts'
import { firstYear } from './first-year.ts'
import type { Guide } from './guide.ts'
import { guides } from './guides.ts'

type Counts = Partial<Record<'reasons' | 'universities' | 'courseAreas' | 'steps', number>>

/** What the specification says of each guide (§2 and §9). */
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
      'about USD 350',
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

describe.each(Object.entries(specified))('The guide %s', (path, { figures, counts }) => {
  const guide = guides.find((each) => each.path === path) as Guide

  it('has every figure of the specification', () => {
    expect(figuresIn(guide)).toEqual(expect.arrayContaining(figures))
  })

  it('has as many entries as the specification says', () => {
    for (const [part, count] of Object.entries(counts)) {
      expect(guide[part as keyof Counts], part).toHaveLength(count)
    }
  })
})

it('says what the first year costs by the lowest of its own costs', () => {
  const costs = guides.map((guide) => [guide.path, firstYear(guide)] as const)
  expect(Object.fromEntries(costs)).toMatchObject({
    '/canada': { figure: { from: 25_000, unit: 'CAD' }, parts: ['tuition', 'living'] },
    '/uk': { figure: { from: 22_000, unit: 'GBP' }, parts: ['tuition', 'living'] },
    '/usa': { figure: { from: 37_000, unit: 'USD' } },
    '/japan': { figure: { from: 535_800 }, parts: ['tuition'] },
    '/malta': { figure: { from: 8_400, unit: 'EUR' }, parts: ['living'] },
    '/australia': undefined,
  })
})

it('is found by its code where its address and its outline are', () => {
  const places = guides.map(({ code, path, globe }) => [
    code,
    { path, outline: globe.replace('/globes/', '/outlines/') },
  ])
  expect(guidePlaces).toEqual(Object.fromEntries(places))
})

/** All figures of a guide, wherever they stand in it, as they are read. */
function figuresIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  if ('unit' in part) return [formatFigure(part as Figure).replaceAll('\u00a0', ' ')]
  return Object.values(part).flatMap(figuresIn)
}
