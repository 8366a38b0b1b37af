import { expect, it } from 'vitest'
import { listCountryNames } from './country-names.ts'

const guide = (code: string, address: string, name: string) => ({ code, address, name })

it('knows countries by name, guide address and common names', () => {
  const names = listCountryNames([
    guide('GB', '/uk', 'United Kingdom'),
    guide('US', '/usa', 'United States'),
    guide('NZ', '/newzealand', 'New Zealand'),
    guide('KR', '/south-korea', 'South Korea'),
  ])

  const written = ['uk', 'unitedkingdom', 'usa', 'america', 'newzealand', 'southkorea', 'korea']
  expect(written.map((each) => names.get(each))).toEqual(['gb', 'gb', 'us', 'us', 'nz', 'kr', 'kr'])
})

it('does not replace a code, and the first guide of a name counts', () => {
  const names = listCountryNames([
    guide('AU', '/australia', 'Australia'),
    guide('ZZ', '/au', 'Australia'),
  ])

  expect(names.has('au')).toBe(false)
  expect(names.get('australia')).toBe('au')
})
