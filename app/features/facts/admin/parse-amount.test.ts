import { expect, test } from 'vitest'
import { parseAmount } from './parse-amount.ts'

const fee = { unit: 'AUD', per: '' } as const
const rupees = { unit: 'NPR', per: '' } as const
const yearly = { unit: 'AUD', per: 'year' } as const

test.each([
  ['2600', fee, '2600'],
  ['2,600', fee, '2600'],
  ['2 600', fee, '2600'],
  ['2\u00a0600', fee, '2600'],
  ['AUD 2,600', fee, '2600'],
  ['A$2,600', fee, '2600'],
  ['$2,600.50', fee, '2600.50'],
  ['2600 dollars', fee, '2600'],
  ['२,६००', fee, '2600'],
  ['NOK 5,900', { unit: 'NOK', per: '' } as const, '5900'],
  ['$300', { unit: 'SGD', per: '' } as const, '300'],
  ['AUD 2,600 a year', yearly, '2600'],
  ['2600/year', yearly, '2600'],
  ['रु 1.5 lakh', rupees, '150000'],
  ['रु. १.५ लाख', rupees, '150000'],
  ['NPR 1,50,000', rupees, '150000'],
  ['Rs. 1.11 crore', rupees, '11100000'],
  ['६ हप्ता', { unit: 'week', per: '' } as const, '6'],
  ['93%', { unit: 'percent', per: '' } as const, '93'],
  ['45th', { unit: 'rank', per: '' } as const, '45'],
  ['2.8/4.0', { unit: 'grade points of 4.0', per: '' } as const, '2.8'],
] as const)('reads the amount %s', (typed, fact, from) => {
  expect(parseAmount(typed, fact)).toEqual({ from, to: '', bound: '' })
})

test.each([
  ['2,000–2,600', fee, '2000', '2600', ''],
  ['AUD 2,000 - AUD 2,600', fee, '2000', '2600', ''],
  ['about 2000 to 2600', fee, '2000', '2600', 'about'],
  ['1.5–2 lakh', rupees, '150000', '200000', ''],
  ['98,000–1.5 lakh', rupees, '98000', '150000', ''],
  ['up to 6–8 weeks', { unit: 'week', per: '' } as const, '6', '8', 'up to'],
] as const)('reads the range %s', (typed, fact, from, to, bound) => {
  expect(parseAmount(typed, fact)).toEqual({ from, to, bound })
})

test.each([
  ['', fee, 'for example 2600'],
  ['free', fee, 'for example 2600'],
  ['2.600', fee, 'A dot is only for decimals'],
  ['2,60', fee, 'for example 2600'],
  ['26,00', fee, 'for example 2600'],
  ['-2600', fee, 'for example 2600'],
  ['1–2–3', fee, 'for example 2600'],
  ['1234567890123', fee, 'for example 2600'],
  ['USD 2600', fee, 'This value is in Australian dollars'],
  ['NOK 2600', fee, 'This value is in Australian dollars'],
  ['6 weeks', fee, 'This value is in Australian dollars'],
  ['AUD 2600', { unit: 'NOK', per: '' } as const, 'This value is in Norwegian kroner'],
  ['2600 a month', yearly, 'Please enter the amount for “Each year”'],
  ['2600 a month', fee, 'Please enter the amount for “Once”'],
  ['2600–2000', fee, 'The end of a range must be higher'],
  ['2600–2600', fee, 'The end of a range must be higher'],
  ['six', { unit: 'week', per: '' } as const, 'for example 6'],
] as const)('refuses the amount “%s”', (typed, fact, message) => {
  expect(parseAmount(typed, fact)).toEqual({ error: expect.stringContaining(message) })
})
