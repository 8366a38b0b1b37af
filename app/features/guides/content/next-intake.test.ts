import { expect, test } from 'vitest'
import { nextIntake } from './next-intake.ts'

test.each([
  ['the nearest one of the year', [2, 7], '2026-03-15T12:00Z', '2026-07'],
  ['that of the next year, whatever is the main one', [9, 1, 5], '2026-11-21T12:00Z', '2027-01'],
  ['not the one that has begun', [9, 1], '2026-09-01T00:00Z', '2027-01'],
  ['the same one until the month ends in Kathmandu', [9, 1], '2026-08-31T18:14Z', '2026-09'],
  ['another one as soon as it has', [9, 1], '2026-08-31T18:15Z', '2027-01'],
  ['the next one at the turn of the year', [1, 9], '2026-12-31T18:15Z', '2027-09'],
])('The next intake is %s', (_what, months, now, expected) => {
  expect(nextIntake(months, 'Asia/Kathmandu', new Date(now))).toBe(expected)
})
