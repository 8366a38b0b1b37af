import { expect, test } from 'vitest'
import { getSearchText, matchesSearch } from './search-text.ts'

const fee = {
  key: 'uk.student-visa.fee',
  label: 'Student visa',
  country: 'GB',
  topic: 'fees',
  unit: 'GBP',
  of: '',
  per: '',
} as const
const text = getSearchText(fee, [{ from: '1558.50', to: '', bound: '', text: '' }], ['gov.uk'])

test.each([
  'UK visa fee',
  'uk visa',
  'visa Britain',
  'Student visa United Kingdom',
  'england fees',
  '£1,558',
  '1558.50',
  '1,558',
  '£१,५५८',
  'बेलायत',
  'GBP 1558',
  'uk.student-visa.fee',
  'STUDENT',
  '',
])('finds a fact by “%s”', (typed) => expect(matchesSearch(text, typed)).toBe(true))

test.each(['usa', 'us visa', '£15580', 'japan', 'visa (', 'ent'])(
  'does not find it by “%s”',
  (typed) => expect(matchesSearch(text, typed)).toBe(false),
)
