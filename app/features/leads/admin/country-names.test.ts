import { expect, test } from 'vitest'
import { nameCountries, readCountries } from './country-names.ts'

test('what a form shows of countries is read as the same countries', () => {
  const codes = ['CA', 'GB', 'US', 'KR', 'DE', 'RU']
  expect(readCountries(nameCountries(codes))).toEqual({ codes })
})

test('countries are read as people write them, once each; what is none is named', () => {
  expect(readCountries('uk, United Kingdom\nUSA, au')).toEqual({ codes: ['GB', 'US', 'AU'] })
  expect(readCountries('Canada, Nowhere, Elsewhere')).toEqual({
    codes: ['CA'],
    unknown: 'Nowhere',
  })
})
