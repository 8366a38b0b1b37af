import { expect, test } from 'vitest'
import { office } from '#app/features/office/contract.ts'
import { addOfficeTime, findAnswerDay, isOfficeOpen, officeHours } from './contract.ts'

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
])('on November %s the office is open: %s', (moment, isOpen) => {
  expect(isOfficeOpen(at(moment))).toBe(isOpen)
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
])('office time is counted %s', (_name, from, minutes, until) => {
  expect(addOfficeTime(at(from), minutes * MINUTE_MS)).toEqual(at(until))
})

test.each([
  ['the next day', '22T12:00:00', '23T12:00:00'],
  ['the next day, late as it is', '22T23:59:00', '23T23:59:00'],
  ['no closed day', '27T09:00:00', '29T09:00:00'],
  ['the day after a closed one', '28T12:00:00', '29T12:00:00'],
])('the office answers by %s', (_name, from, day) => {
  expect(findAnswerDay(at(from))).toEqual(at(day))
})

test('people are told the hours that are counted', () => {
  const { fromHour, untilHour, weekdays, utcOffsetMinutes } = officeHours

  expect(office.hours).toBe(`${fromHour}:00 AM - ${untilHour - 12}:00 PM (Sun-Fri)`)
  expect(weekdays).toEqual([0, 1, 2, 3, 4, 5])
  const noon = new Date('2026-11-22T12:00:00Z').toLocaleTimeString('en-GB', {
    timeZone: office.timeZone,
  })
  const minutes = Number(noon.slice(0, 2)) * 60 + Number(noon.slice(3, 5)) - 12 * 60
  expect(minutes).toBe(utcOffsetMinutes)
})
