import { expect, test } from 'vitest'
import { suggestTarget } from './suggest-target.ts'

const stages: [string, string][] = [
  ['1', 'New'],
  ['2', 'Contacted'],
  ['3', 'Offer'],
]

test.each([
  ['Offer received', '3'],
  ['contact', '2'],
  ['Hot', ''],
  ['O', ''],
])('the stage %s is proposed as %s', (value, target) => {
  expect(suggestTarget('stage', value, stages)).toBe(target)
})

test('a country that students go to comes first', () => {
  const countries: [string, string][] = [
    ['AU', 'Australia'],
    ['AT', 'Austria'],
    ['CA', 'Canada'],
  ]
  expect(suggestTarget('country', 'Aus', countries)).toBe('AU')
  expect(suggestTarget('country', 'Can.', countries)).toBe('CA')
})
