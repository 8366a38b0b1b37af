import { expect, test } from 'vitest'
import { isDay } from '#app/contract/calendar.ts'
import { parseDue } from './parse-due.ts'

const clock = { time_zone: 'Asia/Kathmandu', bikram_sambat_years: [] }
/** Sunday 22 November 2026, 12:00 in Kathmandu. */
const now = new Date('2026-11-22T06:15:00.000Z')

function asLocal(text: string) {
  const due = parseDue(text, clock, now)
  if (!due || isDay(due)) return due
  return new Date(Date.parse(due) + 345 * 60_000).toISOString().slice(0, 16).replace('T', ' ')
}

test.each([
  ['today 16:00', '2026-11-22 16:00'],
  ['today', '2026-11-22'],
  ['tomorrow', '2026-11-23'],
  ['tomorrow 11', '2026-11-23 11:00'],
  ['Tomorrow 11:00', '2026-11-23 11:00'],
  ['tomorrow at 2pm', '2026-11-23 14:00'],
  ['tomorrow 2', '2026-11-23 14:00'],
  ['tomorrow 02:00', '2026-11-23 02:00'],
  ['day after tomorrow 9.30', '2026-11-24 09:30'],
  ['in 3 days', '2026-11-25'],
  ['after 2 weeks', '2026-12-06'],
  ['in 2 weeks 15:00', '2026-12-06 15:00'],
  ['2 weeks later', '2026-12-06'],
  ['next week', '2026-11-29'],
  ['in a month', '2026-12-22'],
  ['next month', '2026-12-22'],
  ['in 3 months', '2027-02-22'],
  ['in 20 minutes', '2026-11-22 12:20'],
  ['after an hour', '2026-11-22 13:00'],
  ['4pm', '2026-11-22 16:00'],
  ['9:30', '2026-11-23 09:30'],
  ['evening', '2026-11-22 17:00'],
  ['monday morning', '2026-11-23 10:00'],
  ['wednesday evening 6', '2026-11-25 18:00'],
  ['friday 12am', '2026-11-27 00:00'],
  ['next sunday', '2026-11-29'],
  ['wed 12pm', '2026-11-25 12:00'],
  ['30/11', '2026-11-30'],
  ['30/11 noon', '2026-11-30 12:00'],
  ['1-11', '2027-11-01'],
  ['30/11/2027 3 pm', '2027-11-30 15:00'],
  ['5 Dec', '2026-12-05'],
  ['5th December 2027 14:30', '2027-12-05 14:30'],
  ['Dec 5 8am', '2026-12-05 08:00'],
  ['Dec 5, 2028', '2028-12-05'],
  ['1 nov', '2027-11-01'],
  ['2026-12-05 14:30', '2026-12-05 14:30'],
  ['भोलि', '2026-11-23'],
  ['भोलि ११', '2026-11-23 11:00'],
  ['भोलि बिहान ७ बजे', '2026-11-23 07:00'],
  ['भोलि ५ बजे बेलुका', '2026-11-23 17:00'],
  ['पर्सि दिउँसो', '2026-11-24 14:00'],
  ['२ हप्तापछि', '2026-12-06'],
  ['३ दिन पछि', '2026-11-25'],
  ['मंगलबार', '2026-11-24'],
  ['बिहीबार', '2026-11-26'],
  ['bholi 3pm', '2026-11-23 15:00'],
  ['2083/08/20', '2026-12-06'],
  ['2083-08-20 14:30', '2026-12-06 14:30'],
  ['20 Mangsir 2083 2pm', '2026-12-06 14:00'],
  ['20 Mangsir', '2026-12-06'],
  ['mangsir 20 at 11', '2026-12-06 11:00'],
  ['1 Chaitra', '2027-03-15'],
  ['२० मंसिर २०८३', '2026-12-06'],
  ['मंसिर २० गते बिहान', '2026-12-06 10:00'],
])('%s', (text, expected) => expect(asLocal(text)).toBe(expected))

test.each([
  '',
  'soon',
  '11',
  'tomorrow 25:00',
  'tomorrow 11:75',
  'tomorrow maybe',
  'call tomorrow',
  '31 nov',
  '31/11',
  '29 feb',
  '11/30',
  '2026-02-30',
  '2083/13/40',
  '2083-08-30',
  '1 Baishakh 2084',
  // The calendar ends with 2083.
  '1 Mangsir',
  '33 Mangsir',
  'in days',
  'friday 13pm',
  'morning evening 5',
  'sundae',
])('“%s” is not parsed', (text) => expect(parseDue(text, clock, now)).toBeUndefined())
