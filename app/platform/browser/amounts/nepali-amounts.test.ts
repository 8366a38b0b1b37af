import { expect, test } from 'vitest'
import { joinAmount } from './words.ne.ts'

type Parts = Parameters<typeof joinAmount>[0]

test.each<[string, Partial<Parts>]>([
  ['प्रति\u00a0महिना करिब £९००', { value: '£९००', bound: 'about', per: 'month' }],
  ['रु १२\u00a0लाखदेखि', { value: 'रु १२\u00a0लाख', bound: 'from' }],
  ['AUD\u00a0२,५००\u00a0देखि', { value: 'AUD\u00a0२,५००', bound: 'from' }],
  ['कक्षा १२ मा कम्तीमा ६०%', { value: '६०%', bound: 'at least', of: 'कक्षा १२ मा' }],
  ['बढीमा ५०० छात्रवृत्ति', { value: '५००', bound: 'up to', of: 'छात्रवृत्ति' }],
])('joins the amount %s', (text, parts) => {
  expect(joinAmount({ value: '', bound: '', of: '', per: '', ...parts })).toBe(text)
})
