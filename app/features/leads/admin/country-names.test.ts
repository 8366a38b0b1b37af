import { expect, test } from 'vitest'
import { nameCountries, readCountries } from './country-names.ts'

test('formatted country names parse to the same codes', () => {
  const codes = ['CA', 'GB', 'US', 'KR', 'DE', 'RU']
  expect(readCountries(nameCountries(codes))).toEqual({ codes })
})

test('common spellings parse to unique codes, and the first unknown name is returned', () => {
  expect(readCountries('uk, United Kingdom\nUSA, au')).toEqual({ codes: ['GB', 'US', 'AU'] })
  expect(readCountries('Canada, Nowhere, Elsewhere')).toEqual({
    codes: ['CA'],
    unknown: 'Nowhere',
  })
})
