import { expect, onTestFinished, test } from 'vitest'
import {
  formatBikramSambat,
  fromBikramSambat,
  getCalendar,
  lastYearOf,
  listMonthStarts,
  readBikramSambat,
  readYear,
  toBikramSambat,
} from '#app/contract/bikram-sambat.ts'
import { OFFICIAL_UNTIL, officialYears } from '#app/contract/bikram-sambat-years.ts'
import { dayBefore } from '#app/contract/date-format.ts'
import { addBikramSambat } from '#app/contract/dates-in-text.ts'
import { setOfficeCalendar } from '#app/contract/set-office-calendar.ts'
import { formatAmount } from '#app/platform/browser/amounts/amount.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { exampleOffice } from './example-office-contract.ts'

const calendar = getCalendar([])
const FIRST_DAY = '1943-04-14'
const LAST_DAY = '2027-04-13'
const dayAfter = (day: string) =>
  new Date(Date.parse(day) + 24 * 3600_000).toISOString().slice(0, 10)

test('each day of the official years has its date, which follows the date before', () => {
  const wrong: string[] = []
  let expected = { year: 2000, month: 1, day: 1 }
  let days = 0
  for (let day = FIRST_DAY; day <= LAST_DAY; day = dayAfter(day)) {
    const date = toBikramSambat(day)
    if (JSON.stringify(date) !== JSON.stringify(expected)) wrong.push(day)
    if (fromBikramSambat(expected) !== day) wrong.push(day)
    const { year, month } = expected
    const isLast = fromBikramSambat({ ...expected, day: expected.day + 1 }) === undefined
    if (!isLast) expected = { ...expected, day: expected.day + 1 }
    else if (month < 12) expected = { year, month: month + 1, day: 1 }
    else expected = { year: year + 1, month: 1, day: 1 }
    days += 1
  }

  expect(wrong).toEqual([])
  expect(expected).toEqual({ year: OFFICIAL_UNTIL + 1, month: 1, day: 1 })
  expect(days).toBe((Date.parse(LAST_DAY) - Date.parse(FIRST_DAY)) / (24 * 3600_000) + 1)
})

test('the table has each official year with twelve months of a whole year', () => {
  const years = officialYears.map(readYear)
  expect(years.map(({ year }) => year)).toEqual(
    Array.from({ length: OFFICIAL_UNTIL - 1999 }, (_, index) => 2000 + index),
  )
  for (const { year, lengths } of years) {
    expect([year, lengths.length]).toEqual([year, 12])
    expect([365, 366]).toContain(lengths.reduce((sum, length) => sum + length, 0))
    expect(lengths.every((length) => length >= 29 && length <= 32)).toBe(true)
  }
  expect(lastYearOf(calendar)).toBe(OFFICIAL_UNTIL)
})

/** The first days of years; the months of 2083, of which Asoj has 31 days by the national calendar. */
test.each([
  ['2000-01-01', '1943-04-14'],
  ['2040-01-01', '1983-04-14'],
  ['2070-01-01', '2013-04-14'],
  ['2081-01-01', '2024-04-13'],
  ['2082-01-01', '2025-04-14'],
  ['2083-01-01', '2026-04-14'],
  ['2083-02-01', '2026-05-15'],
  ['2083-03-01', '2026-06-15'],
  ['2083-04-01', '2026-07-17'],
  ['2083-05-01', '2026-08-17'],
  ['2083-06-01', '2026-09-17'],
  ['2083-07-01', '2026-10-18'],
  ['2083-08-01', '2026-11-17'],
  ['2083-09-01', '2026-12-16'],
  ['2083-10-01', '2027-01-15'],
  ['2083-11-01', '2027-02-13'],
  ['2083-12-01', '2027-03-15'],
])('%s of Bikram Sambat is %s', (text, day) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  expect(fromBikramSambat({ year, month, day: date })).toBe(day)
  expect(toBikramSambat(day)).toEqual({ year, month, day: date })
})

test('days outside the known years have no date', () => {
  for (const day of [dayBefore(FIRST_DAY), dayAfter(LAST_DAY), '1900-01-01', '2083-08-10', 'soon'])
    expect([day, toBikramSambat(day)]).toEqual([day, undefined])
  for (const date of [
    { year: 1999, month: 12, day: 1 },
    { year: 2084, month: 1, day: 1 },
    { year: 2083, month: 13, day: 1 },
    { year: 2083, month: 0, day: 1 },
    { year: 2083, month: 8, day: 30 },
    { year: 2083, month: 8, day: 0 },
  ])
    expect([date, fromBikramSambat(date)]).toEqual([date, undefined])
})

test('a year that the office has entered follows the official ones', () => {
  const later = getCalendar(['२०८४: ३१ ३१ ३२ ३१ ३१ ३० ३० ३० २९ ३० ३० ३०'])
  expect(lastYearOf(later)).toBe(2084)
  expect(toBikramSambat('2027-04-14', later)).toEqual({ year: 2084, month: 1, day: 1 })
  expect(fromBikramSambat({ year: 2084, month: 12, day: 30 }, later)).toBe('2028-04-12')
  expect(toBikramSambat('2028-04-13', later)).toBeUndefined()
})

test('dates and ranges are written in English and Nepali, and in no other language', () => {
  const mangsir = { year: 2083, month: 8, day: 10 }
  const write = (language: string, ...later: (typeof mangsir)[]) =>
    formatBikramSambat([mangsir, ...later], language).replaceAll('\u00a0', ' ')
  expect(write('en')).toBe('10 Mangsir 2083')
  expect(write('ne')).toBe('१० मंसिर २०८३')
  expect(write('hi')).toBe('')
  expect(write('en', mangsir)).toBe('10 Mangsir 2083')
  expect(write('en', { ...mangsir, day: 12 })).toBe('10–12 Mangsir 2083')
  expect(write('ne', { ...mangsir, month: 9 })).toBe('१० मंसिर–१० पुस २०८३')
  expect(write('en', { ...mangsir, year: 2084 })).toBe('10 Mangsir 2083 – 10 Mangsir 2084')
})

test.each([
  '2083/08/10',
  '2083-8-10',
  '2083.08.10',
  '10/08/2083',
  '10 Mangsir 2083',
  ' 10 mangsir, 2083 ',
  '१० मंसिर २०८३',
  '२०८३ मङ्सिर १० गते',
  '२०८३/०८/१०',
])('“%s” is 10 Mangsir 2083', (text) =>
  expect(readBikramSambat(text)).toEqual({ year: 2083, month: 8, day: 10 }),
)

test.each([
  '',
  'soon',
  '2026/11/26',
  '26 Nov 2083',
  '10 Mangsir',
  '2083/08',
  '2083/08/10/1',
  '83/08/10',
])('“%s” is no date of Bikram Sambat', (text) => expect(readBikramSambat(text)).toBeUndefined())

test('dates in texts have both dates, once', () => {
  onTestFinished(() => setOfficeCalendar(exampleOffice))
  expect(addBikramSambat('for tests since 7 August 2025', 'en')).not.toContain('(')

  setOfficeCalendar({ ...exampleOffice, is_bikram_sambat_shown: true })
  const english = 'for tests since 7 August 2025, in force from 15 September 2026 on'
  const added =
    'for tests since 7 August 2025 (22 Shrawan 2082), in force from 15 September 2026 (30 Bhadra 2083) on'
  expect(addBikramSambat(english, 'en')).toBe(added)
  expect(addBikramSambat(added, 'en')).toBe(added)
  // Without a day or a year, not in the calendar, not in the months of the language.
  for (const text of [
    'in August 2025',
    'each 31 March',
    '1 July 2027',
    '31 February 2026',
    'A 7 août 2025',
  ])
    expect(addBikramSambat(text, 'en')).toBe(text)
})

test('the months of a page give the days that the calendar gives', () => {
  const calendar = getCalendar([])
  const span = { from: '2026-02-01', until: '2027-02-01' }
  const months = listMonthStarts(calendar, { ...span, language: 'en' })

  expect(months[0]).toEqual(['2026-01-15', ' Magh'])
  expect(months.at(-1)).toEqual(['2027-02-13', ' Falgun'])
  expect(listMonthStarts(calendar, { ...span, language: 'ne' })[0]).toEqual([
    '2026-01-15',
    '\u00a0माघ',
  ])
  // The calendar ends within the span.
  const end = listMonthStarts(calendar, { from: '2027-03-20', until: '2027-09-01', language: 'en' })
  expect(end).toEqual([
    ['2027-03-15', ' Chaitra'],
    ['2027-04-14', ''],
  ])
})

test('days and deadlines have both dates where the office shows them', () => {
  onTestFinished(() => setOfficeCalendar(exampleOffice))
  const deadline = { bound: '', text: '', unit: 'date', of: '', per: '' } as const
  const between = { ...deadline, from: '2027-01-13', to: '2027-01-20' }
  expect(formatDay('2026-11-26', true)).toBe('26 Nov 2026')

  setOfficeCalendar({ ...exampleOffice, is_bikram_sambat_shown: true })
  expect(formatDay('2026-11-26')).toBe('26 November 2026 (10 Mangsir 2083)')
  expect(formatDay('2026-11-26', true)).toBe('26 Nov 2026 (10 Mangsir 2083)')
  expect(formatDay('2027-04-14')).toBe('14 April 2027')
  expect(formatAmount(between)).toMatch(/^13.+20 January 2027 \(29 Poush–6 Magh 2083\)$/)
  // The last day is in a year that is not known.
  expect(formatAmount({ ...between, to: '2027-05-01' })).not.toContain('(')
})
