import { expect, test } from 'vitest'
import nepaliNames from '#app/platform/browser/country-names/nepali.json' with { type: 'json' }
import { findCountryCode } from '#database/country-code.ts'

test('every country is found by its English name and by the Nepali name that the site shows', () => {
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const missing = Object.entries(nepaliNames)
    .filter(([code]) => findCountryCode(english.of(code) ?? ''))
    .filter(([code, name]) => findCountryCode(name) !== code)
  expect(missing).toEqual([])
})

test.each([
  ['Côte d’Ivoire', 'CI'],
  ['the uk', 'GB'],
  ['USA', 'US'],
  ['अष्ट्रेलिया', 'AU'],
  ['क्यानाडा', 'CA'],
  ['न्युजिल्याण्ड', 'NZ'],
  ['संयुक्त अधिराज्य', 'GB'],
  ['दक्षिण कोरिया', 'KR'],
  ['England', 'GB'],
  ['यूके', 'GB'],
  ['ब्रिटेन', 'GB'],
  ['इंग्ल्याण्ड', 'GB'],
  ['संयुक्त राज्य अमेरिका', 'US'],
  ['नेदरल्याण्ड्स', 'NL'],
  ['स्वीडेन', 'SE'],
  ['स्विट्जरल्याण्ड', 'CH'],
  ['न्यूजील्याण्ड', 'NZ'],
  ['मलेशिया', 'MY'],
  ['सिंगापुर', 'SG'],
])('%s is %s', (name, code) => expect(findCountryCode(name)).toBe(code))

test.each(['भरत', 'Nowhere', ''])('“%s” is no country', (name) =>
  expect(findCountryCode(name)).toBeUndefined(),
)
