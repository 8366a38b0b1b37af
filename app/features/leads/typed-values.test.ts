import { expect, test } from 'vitest'
import { readAmount, readMonth, readYear } from './typed-values.ts'

test.each([
  ['2027-09', '2027-09'],
  ['२०२७-०९', '2027-09'],
  ['फेब्रुअरी २०२७', '2027-02'],
  ['सेप्टेम्बर २०२७', '2027-09'],
  ['Sept 2027', '2027-09'],
  ['अप्रिल', '-04'],
])('the month %s is %s', (text, month) => expect(readMonth(text)).toBe(month))

test.each(['2027', '2083-05', 'भदौ २०८४', 'मेरो २०२७'])('%s is no month', (text) =>
  expect(readMonth(text)).toBeUndefined(),
)

test.each([
  ['2024', '2024'],
  ['2024 AD', '2024'],
  ['2081', '2081 BS'],
  ['२०८०', '2080 BS'],
  ['2081 BS', '2081 BS'],
  ['2045 B.S.', '2045 BS'],
  ['वि.सं. 2081', '2081 BS'],
  ['वि.सं. २०८०', '2080 BS'],
  ['विसं २०४५', '2045 BS'],
  ['२०८१ साल', '2081 BS'],
  ['सन् २०२४', '2024'],
])('the year %s is %s', (text, year) => expect(readYear(text)).toBe(year))

test.each(['81', '1850', 'BS 2081 BS', 'last year'])('%s is no year', (text) =>
  expect(readYear(text)).toBeUndefined(),
)

test.each([
  ['4180000', 4_180_000],
  ['२०,००,०००', 2_000_000],
  ['20 00 000', 2_000_000],
  ['१.५ लाख', 150_000],
  ['रु २० लाख', 2_000_000],
  ['रु. २,५०० रुपैयाँ', 2500],
  ['1.5 crore', 15_000_000],
  ['Rs. 25,00,000/-', 2_500_000],
])('the amount %s is %s', (text, amount) => expect(readAmount(text)).toBe(amount))

test.each(['-5', 'a lot', '20 lakh or so', '२० थोक', '999 crore'])('%s is no amount', (text) =>
  expect(readAmount(text)).toBeUndefined(),
)
