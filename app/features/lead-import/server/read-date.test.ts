import { expect, test } from 'vitest'
import { readDate } from './read-row.ts'

const clock = { time_zone: 'Asia/Kathmandu' }

test.each([
  ['2026-05-31', '2026-05-30T18:15:00.000Z'],
  ['31/05/2026 14:30', '2026-05-31T08:45:00.000Z'],
  ['31 May 2026', '2026-05-30T18:15:00.000Z'],
  ['2026-05-31T10:00:00Z', '2026-05-31T10:00:00.000Z'],
  ['2026-05-31T10:00+0545', '2026-05-31T04:15:00.000Z'],
])('%s is read as %s', (text, moment) => {
  expect(readDate(text, clock)?.toISOString()).toBe(moment)
})

test.each([
  '2026-02-30',
  '29/02/2027',
  '31 June 2026',
  '2026-02-30T10:00:00Z',
  '2026-05-31T24:30:00Z',
  '2026-05-31 24:00',
  '2026-05-31 10:61',
  '2026-05-31 10:00:75',
])('refuses %s, which is not a valid date or time', (text) => {
  expect(readDate(text, clock)).toBeUndefined()
})
