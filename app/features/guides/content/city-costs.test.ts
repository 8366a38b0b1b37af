import { expect, it } from 'vitest'
import { toCityCosts } from './city-costs.ts'
import type { Figure } from './read-guide.ts'

const cost = (from: string, per: string, other: object = {}) =>
  ({
    from,
    to: '',
    bound: '',
    text: '',
    unit: 'NZD',
    of: '',
    per,
    condition: '',
    note: '',
    multiplier: 1,
    lastDay: '',
    isUpcoming: false,
    ...other,
  }) as unknown as Figure

const city = (name: string, figure: Figure) => ({ name, figure: [figure] })
const read = (text?: string) => text?.replaceAll('\u00a0', ' ')

it('draws a week, a month and a year on one scale, and shows all for a month', () => {
  const rupees = { amount: cost('50000', '', { unit: 'NPR', bound: 'about' }), rate: 80 }
  const costs = toCityCosts([
    city('Weekville', cost('600', 'week', { to: '650', rupees })),
    city('Monthton', cost('1690', 'month', { note: '2026' })),
    city('Yearby', cost('27000', 'year')),
  ])

  expect(costs.map(({ share }) => share.toFixed(2))).toEqual(['1.00', '0.60', '0.80'])
  expect(costs.map(({ value, remarks }) => [read(value), read(remarks)])).toEqual([
    ['about NZD 2,600–2,820 a month', 'NZD 600–650 a week'],
    ['NZD 1,690 a month', '2026'],
    ['about NZD 2,250 a month', 'NZD 27,000 a year'],
  ])
  expect(read(costs[0]?.rupees)).toBe('about NPR 2.17 lakh')
})

it('keeps the period of the sources if it is the same for all', () => {
  const costs = toCityCosts([
    city('One', cost('20000', 'year')),
    city('Two', cost('10000', 'year')),
  ])

  expect(costs.map(({ value, share }) => [read(value), share])).toEqual([
    ['NZD 20,000 a year', 1],
    ['NZD 10,000 a year', 0.5],
  ])
})
