import { expect, test } from 'vitest'
import { suggestTarget } from './suggest-target.ts'

const stages: [string, string][] = [
  ['1', 'New'],
  ['2', 'Contacted'],
  ['3', 'Offer'],
  ['4', 'Visa'],
]

test.each([
  ['Offer received', '3'],
  ['contact', '2'],
  ['Hot', ''],
  ['O', ''],
  ['Visa refused', ''],
  ['Offer awaited', ''],
  ['visa not applied', ''],
  ['भिसा रिजेक्ट', ''],
  ['भिसा लाग्यो', '4'],
  ['अफर लेटर आयो', '3'],
])('the stage %s is proposed as %s', (value, target) => {
  expect(suggestTarget('stage', value, stages)).toBe(target)
})

test('a country that students go to comes first', () => {
  const countries: [string, string][] = [
    ['AU', 'Australia'],
    ['AT', 'Austria'],
    ['CA', 'Canada'],
    ['NZ', 'New Zealand'],
  ]
  expect(suggestTarget('country', 'Aus', countries)).toBe('AU')
  expect(suggestTarget('country', 'Can.', countries)).toBe('CA')
  expect(suggestTarget('country', 'NZ', countries)).toBe('NZ')
})
