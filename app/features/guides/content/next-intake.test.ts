import { expect, test } from 'vitest'
import { nextIntake } from './next-intake.ts'

test.each([
  ['the nearest of the year', [2, 7], '2026-03-15T12:00Z', '2026-07'],
  ['the first of the next year, not the main one', [9, 1, 5], '2026-11-21T12:00Z', '2027-01'],
  ['not one that has started', [9, 1], '2026-09-01T00:00Z', '2027-01'],
  ['the same until the month ends in Kathmandu', [9, 1], '2026-08-31T18:14Z', '2026-09'],
  ['the following one after the month has ended', [9, 1], '2026-08-31T18:15Z', '2027-01'],
  ['the first one at the turn of the year', [1, 9], '2026-12-31T18:15Z', '2027-09'],
])('returns %s', (_what, months, now, expected) => {
  expect(nextIntake(months, 'Asia/Kathmandu', new Date(now))).toBe(expected)
})
