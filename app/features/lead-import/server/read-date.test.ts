import { expect, test } from 'vitest'
import { readDate, readIntake } from './read-date.ts'

/** An office that has entered one more year of Bikram Sambat. */
const clock = {
  time_zone: 'Asia/Kathmandu',
  bikram_sambat_years: ['2084: 31 31 32 31 31 30 30 30 29 30 30 30'],
}
/** Sunday, 15 November 2026. */
const from = new Date('2026-11-15T06:00:00Z')

test.each([
  ['2026-05-31', '2026-05-30T18:15:00.000Z'],
  ['2026/5/31', '2026-05-30T18:15:00.000Z'],
  ['31/05/2026 14:30', '2026-05-31T08:45:00.000Z'],
  ['31.05.26', '2026-05-30T18:15:00.000Z'],
  ['३१/०५/२०२६', '2026-05-30T18:15:00.000Z'],
  ['31 May 2026', '2026-05-30T18:15:00.000Z'],
  ['31-May-26', '2026-05-30T18:15:00.000Z'],
  ['३१ मे २०२६', '2026-05-30T18:15:00.000Z'],
  ['31st of May, 2026', '2026-05-30T18:15:00.000Z'],
  ['May 31, 2026 2:30 PM', '2026-05-31T08:45:00.000Z'],
  ['Sunday, 31 May 2026', '2026-05-30T18:15:00.000Z'],
  ['2026-05-31T10:00:00Z', '2026-05-31T10:00:00.000Z'],
  ['2083/02/17', '2026-05-30T18:15:00.000Z'],
  ['2083-2-17 14:30', '2026-05-31T08:45:00.000Z'],
  ['17/02/2083', '2026-05-30T18:15:00.000Z'],
  ['17 Jestha 2083', '2026-05-30T18:15:00.000Z'],
  ['१७ जेठ २०८३', '2026-05-30T18:15:00.000Z'],
  ['२०८३ ज्येष्ठ १७ गते', '2026-05-30T18:15:00.000Z'],
  ['2083-02-17 BS', '2026-05-30T18:15:00.000Z'],
  ['वि.सं. २०८३/२/१७', '2026-05-30T18:15:00.000Z'],
  ['०८३/०२/१७', '2026-05-30T18:15:00.000Z'],
  ['083-2-17', '2026-05-30T18:15:00.000Z'],
  ['जेठ १७, २०८३', '2026-05-30T18:15:00.000Z'],
  ['Jeth 17, 2083', '2026-05-30T18:15:00.000Z'],
  ['२०८३।२।१७', '2026-05-30T18:15:00.000Z'],
  ['2084-01-01', '2027-04-13T18:15:00.000Z'],
  ['2026-05-31T10:00+0545', '2026-05-31T04:15:00.000Z'],
  ['2026/05/31 2:30:45 PM GMT+5:45', '2026-05-31T08:45:00.000Z'],
])('%s is read as %s', (text, moment) => {
  expect(readDate(text, { clock })?.toISOString()).toBe(moment)
})

test.each([
  ['3/4/2026', false, '2026-04-02T18:15:00.000Z'],
  ['3/4/2026', true, '2026-03-03T18:15:00.000Z'],
  ['13/4/2026', true, '2026-04-12T18:15:00.000Z'],
  ['4/13/2026', false, '2026-04-12T18:15:00.000Z'],
])('%s with the month first %s is %s', (text, isMonthFirst, moment) => {
  expect(readDate(text, { clock, isMonthFirst })?.toISOString()).toBe(moment)
})

test.each([
  ['tomorrow', '2026-11-16'],
  ['27 Nov', '2026-11-27'],
  ['२७ नोभेम्बर', '2026-11-27'],
  ['10 Nov', '2027-11-10'],
  ['27/11', '2026-11-27'],
  ['friday', '2026-11-20'],
  ['in 2 weeks', '2026-11-29'],
  ['after 3 days', '2026-11-18'],
  ['next month', '2026-12-15'],
])('%s counts from the given day and is %s', (text, day) => {
  const at = readDate(text, { clock, from, isDue: true })
  expect(at?.toISOString()).toBe(`${day}T18:14:59.999Z`)
})

test('a relative date with a time has that time', () => {
  expect(readDate('tomorrow 11', { clock, from, isDue: true })?.toISOString()).toBe(
    '2026-11-16T05:15:00.000Z',
  )
})

test('a past date without a year is the last such day', () => {
  const options = { clock, from, isPast: true }
  expect(readDate('27 Nov', options)?.toISOString()).toBe('2025-11-26T18:15:00.000Z')
  expect(readDate('14 Nov', options)?.toISOString()).toBe('2026-11-13T18:15:00.000Z')
})

test.each([
  '2026-02-30',
  '29/02/2027',
  '31 June 2026',
  '2026-02-30T10:00:00Z',
  '2083/13/40',
  '2083/08/30',
  '2085/01/01',
  '2026-05-31T24:30:00Z',
  '2026-05-31 24:00',
  '2026-05-31 10:61',
  '2026-05-31 10:00:75',
  '2026-05-31 13:00 pm',
  'after the exams',
  '10:30',
  'Sita',
])('refuses %s, which is not a valid date or time', (text) => {
  expect(readDate(text, { clock, from })).toBeUndefined()
})

test.each([
  ['2027-09', '2027-09'],
  ['09/2027', '2027-09'],
  ['Sept 2027', '2027-09'],
  ['Sep-27', '2027-09'],
  ['September, 2027', '2027-09'],
  ['2027 Feb', '2027-02'],
  ['Sept intake', '2027-09'],
  ['Nov', '2026-11'],
  ['Fall 2027', '2027-09'],
  ['2027-09-01', '2027-09'],
  ['फेब्रुअरी २०२७', '2027-02'],
  ['सेप्टेम्बर इन्टेक', '2027-09'],
  ['अप्रिल', '2027-04'],
])('the intake %s is %s', (text, month) => {
  expect(readIntake(text, { clock, from })).toBe(month)
})

test.each(['2027', '13/2027', 'Feb or July 2027', 'soon', '2083-05'])(
  'refuses the intake %s',
  (text) => {
    expect(readIntake(text, { clock, from })).toBeUndefined()
  },
)

test.each([
  ['17 Jestha', true, '2026-05-30T18:15:00.000Z'],
  ['जेठ १७ गते', true, '2026-05-30T18:15:00.000Z'],
  ['17 Jestha', false, '2027-05-30T18:15:00.000Z'],
  ['Mangsir 5', true, '2025-11-20T18:15:00.000Z'],
])('%s without a year is the last or next such day (past: %s)', (text, isPast, moment) => {
  expect(readDate(text, { clock, from, isPast })?.toISOString()).toBe(moment)
})

test.each(['tomorrow', '27 Nov', '24 Kartik', 'Sun 4 pm', '2 din pachi'])(
  '%s cannot be read in a row whose own date is unknown',
  (text) => {
    expect(readDate(text, { clock, from, isUndated: true })).toBeUndefined()
    expect(readDate(text, { clock, from })).toBeInstanceOf(Date)
    expect(readIntake('Sept', { clock, from, isUndated: true })).toBeUndefined()
  },
)
