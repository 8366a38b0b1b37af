import { expect, test } from 'vitest'
import { parseDateTime } from './parse-date-time.ts'

const clock = { time_zone: 'Asia/Kathmandu', bikram_sambat_years: [] }
/** Sunday 22 November 2026, 12:00 in Kathmandu. */
const now = new Date('2026-11-22T06:15:00.000Z')
const asLocal = (text: string) => {
  const at = parseDateTime(text, clock, now)
  return at && new Date(at.getTime() + 345 * 60_000).toISOString().slice(0, 16).replace('T', ' ')
}

test.each([
  ['today 16:00', '2026-11-22 16:00'],
  ['today', '2026-11-22 13:00'],
  ['tomorrow', '2026-11-23 10:00'],
  ['Tomorrow 11:00', '2026-11-23 11:00'],
  ['tomorrow at 2pm', '2026-11-23 14:00'],
  ['day after tomorrow 9.30', '2026-11-24 09:30'],
  ['in 3 days', '2026-11-25 10:00'],
  ['in 2 weeks 15:00', '2026-12-06 15:00'],
  ['in a month', '2026-12-22 10:00'],
  ['in 3 months', '2027-02-22 10:00'],
  ['in 20 minutes', '2026-11-22 12:20'],
  ['in an hour', '2026-11-22 13:00'],
  ['friday 12am', '2026-11-27 00:00'],
  ['next sunday', '2026-11-29 10:00'],
  ['wed 12pm', '2026-11-25 12:00'],
  ['5 Dec', '2026-12-05 10:00'],
  ['5 December 2027 14:30', '2027-12-05 14:30'],
  ['Dec 5 8am', '2026-12-05 08:00'],
  ['1 nov', '2027-11-01 10:00'],
  ['2026-12-05 14:30', '2026-12-05 14:30'],
  ['2083/08/20', '2026-12-06 10:00'],
  ['2083-08-20 14:30', '2026-12-06 14:30'],
  ['20 Mangsir 2083 2pm', '2026-12-06 14:00'],
  ['२० मंसिर २०८३', '2026-12-06 10:00'],
])('%s', (text, expected) => expect(asLocal(text)).toBe(expected))

test.each([
  ['2026-11-22T02:00:00.000Z', '2026-11-22T04:15:00.000Z'],
  ['2026-11-22T18:00:00.000Z', '2026-11-22T18:14:00.000Z'],
])('today at %s is %s', (now, expected) =>
  expect(parseDateTime('today', clock, new Date(now))?.toISOString()).toBe(expected),
)

test.each([
  '',
  'soon',
  'tomorrow 25:00',
  '31 nov',
  '2083/13/40',
  '1 Baishakh 2084',
  '2026-02-30',
  'in days',
  'friday 13pm',
  'sundae',
])('“%s” is not parsed', (text) => expect(parseDateTime(text, clock, now)).toBeUndefined())
