import { expect, test } from 'vitest'
import type { OpeningHours } from '#app/contract/office.ts'
import { formatHours } from './contract.ts'
import { exampleOffice } from './example-office-contract.ts'
import {
  addOfficeTime,
  findNextChange,
  findReplyDay,
  isOfficeOpen,
  listHolidays,
  startOfDay,
  subtractOfficeTime,
} from './hours-contract.ts'

const MINUTE_MS = 60_000
/** A moment in Kathmandu; the 22nd of November 2026 is a Sunday. */
const at = (moment: string) => new Date(`2026-11-${moment}+05:45`)

test.each([
  ['22T08:59:59', false],
  ['22T09:00:00', true],
  ['22T17:59:59', true],
  ['22T18:00:00', false],
  ['27T12:00:00', true],
  ['28T12:00:00', false],
  ['29T12:00:00', true],
])('returns whether the office is open on November %s: %s', (moment, isOpen) => {
  expect(isOfficeOpen(exampleOffice, at(moment))).toBe(isOpen)
})

test.each([
  ['in the day', '22T09:00:00', 10, '22T09:10:00'],
  ['to the very end', '22T17:50:00', 10, '22T18:00:00'],
  ['over the night', '22T17:55:00', 10, '23T09:05:00'],
  ['from the early morning', '22T03:00:00', 10, '22T09:10:00'],
  ['from the evening', '22T18:00:00', 10, '23T09:10:00'],
  ['over the weekend', '27T17:55:00', 10, '29T09:05:00'],
  ['from a Saturday', '28T12:00:00', 10, '29T09:10:00'],
  ['over several days', '22T12:00:00', 20 * 60, '24T14:00:00'],
])('counts office time %s', (_name, from, minutes, until) => {
  expect(addOfficeTime(exampleOffice, at(from), minutes * MINUTE_MS)).toEqual(at(until))
  // Counted back it begins in the hours of the office.
  const begun = subtractOfficeTime(exampleOffice, at(until), minutes * MINUTE_MS)
  expect(addOfficeTime(exampleOffice, begun, minutes * MINUTE_MS)).toEqual(at(until))
  expect(isOfficeOpen(exampleOffice, begun)).toBe(true)
})

test.each([
  ['the next day', '22T12:00:00', '23T12:00:00'],
  ['the next day, late as it is', '22T23:59:00', '23T23:59:00'],
  ['no closed day', '27T09:00:00', '29T09:00:00'],
  ['the day after a closed one', '28T12:00:00', '29T12:00:00'],
])('promises a reply by %s', (_name, from, day) => {
  expect(findReplyDay(exampleOffice, at(from))).toEqual(at(day))
})

const festival = { name: 'Festival', from: '2026-11-23', until: '2026-11-24', is_yearly: false }
const closed: OpeningHours = { ...exampleOffice, holidays: [festival] }

test('is closed on a holiday on any weekday', () => {
  expect(isOfficeOpen(closed, at('23T12:00:00'))).toBe(false)
  expect(isOfficeOpen(closed, at('25T12:00:00'))).toBe(true)
  expect(addOfficeTime(closed, at('22T17:55:00'), 10 * MINUTE_MS)).toEqual(at('25T09:05:00'))
  expect(findReplyDay(closed, at('22T12:00:00'))).toEqual(at('25T12:00:00'))
  expect(findNextChange(closed, at('22T18:00:00'))).toEqual(at('25T09:00:00'))
})

test('repeats a yearly holiday, also across New Year', () => {
  const newYear = { name: 'New Year', from: '2020-12-31', until: '2021-01-01', is_yearly: true }
  const hours = { ...exampleOffice, holidays: [newYear] }
  const isOpen = (day: string) => isOfficeOpen(hours, new Date(`${day}T12:00:00+05:45`))

  expect(isOpen('2026-12-30')).toBe(true)
  expect(isOpen('2026-12-31')).toBe(false)
  expect(isOpen('2027-01-01')).toBe(false)
  expect(isOfficeOpen(closed, new Date('2027-11-23T12:00:00+05:45'))).toBe(true)
})

test('supports several spans a day with breaks', () => {
  const day = [
    { from: '07:00', until: '10:30' },
    { from: '16:00', until: '24:00' },
  ]
  const hours = { ...exampleOffice, week: [day, [], [], [], [], [], []] }

  expect(isOfficeOpen(hours, at('22T12:00:00'))).toBe(false)
  expect(isOfficeOpen(hours, at('22T23:59:00'))).toBe(true)
  expect(findNextChange(hours, at('22T08:00:00'))).toEqual(at('22T10:30:00'))
  expect(addOfficeTime(hours, at('22T10:25:00'), 10 * MINUTE_MS)).toEqual(at('22T16:05:00'))
})

test('counts all time for an office that never opens', () => {
  const never = { ...exampleOffice, week: [[], [], [], [], [], [], []] }

  expect(findNextChange(never, at('22T12:00:00'))).toBeUndefined()
  expect(addOfficeTime(never, at('22T12:00:00'), MINUTE_MS)).toEqual(at('22T12:01:00'))
})

test('follows daylight saving time', () => {
  const sydney = { ...exampleOffice, time_zone: 'Australia/Sydney' }
  // At 2:00 on the 4th of October 2026, a Sunday, it is 3:00 there.
  const opens = new Date('2026-10-04T09:00:00+11:00')

  expect(findNextChange(sydney, new Date('2026-10-03T12:00:00+10:00'))).toEqual(opens)
  expect(isOfficeOpen(sydney, opens)).toBe(true)
  expect(isOfficeOpen(sydney, new Date(opens.getTime() - 1))).toBe(false)
  expect(startOfDay(sydney, opens, 1)).toEqual(new Date('2026-10-05T00:00:00+11:00'))
  expect(startOfDay(sydney, opens)).toEqual(new Date('2026-10-04T00:00:00+10:00'))
})

test('lists coming holidays, soonest first, each once', () => {
  const later = { name: 'Later', from: '2026-11-26', until: '2026-11-26', is_yearly: false }
  const hours = { ...exampleOffice, holidays: [later, festival] }

  expect(listHolidays(hours, at('22T12:00:00'), 5)).toEqual([festival, later])
  expect(listHolidays(hours, at('22T12:00:00'), 2)).toEqual([festival])
})

test('formats the hours that are counted', () => {
  const friday = [{ from: '09:30', until: '15:00' }]
  const { week } = exampleOffice

  expect(formatHours(week, 'en')).toBe('9:00 AM - 6:00 PM (Sun-Fri)')
  expect(formatHours([...week.slice(0, 5), friday, []], 'en')).toBe(
    '9:00 AM - 6:00 PM (Sun-Thu), 9:30 AM - 3:00 PM (Fri)',
  )
})
