import { expect, test } from 'vitest'
import { addDays } from '#app/platform/server/text/days.ts'
import { chooseRetained } from './retention.ts'
import { lastNightlyRun, lastSundayRun, nextNightlyRun, nextSundayRun } from './schedule.ts'

const KATHMANDU = 'Asia/Kathmandu'
/** 04:15 in Kathmandu, on the day that follows there. */
const nightAfter = (day: string) => `${day}T22:30:00.000Z`

test('keeps one backup for each of 7 days, 4 weeks and 12 months', () => {
  // Every night of two years, as the rule leaves them.
  let kept: string[] = []
  for (let night = 0; night < 730; night++) {
    const next = nightAfter(addDays('2024-12-31', night))
    kept = [...chooseRetained([...kept, next], KATHMANDU)].sort()
  }

  // The last night is that of Thursday, 31 December 2026.
  expect(kept.map((at) => addDays(at.slice(0, 10), 1))).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-13',
    '2026-12-20',
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
  ])
})

test('keeps the last backup of a day, and does not count days without a backup', () => {
  const [early, late] = ['2026-03-01T01:00:00.000Z', '2026-03-01T11:00:00.000Z']
  expect(chooseRetained([late, early], KATHMANDU)).toEqual(new Set([late]))
  // It is the next day in Kathmandu.
  const evening = '2026-03-01T19:00:00.000Z'
  expect(chooseRetained([evening, late, early], KATHMANDU)).toEqual(new Set([evening, late]))
  expect(chooseRetained(['2020-01-01T00:00:00.000Z', late], KATHMANDU).size).toBe(2)
  expect(chooseRetained([], KATHMANDU).size).toBe(0)
})

test('schedules the nightly run at 4:15 in the office’s time zone, also on clock changes', () => {
  const night = (at: string, zone = KATHMANDU) => nextNightlyRun(zone, new Date(at))
  expect(night('2026-06-01T22:29:59Z')).toEqual({ day: '2026-06-02', at: nightAfter('2026-06-01') })
  expect(night(nightAfter('2026-06-01'))).toEqual({
    day: '2026-06-03',
    at: nightAfter('2026-06-02'),
  })
  // Clocks are put forward from two to three.
  expect(night('2026-03-28T20:00:00Z', 'Europe/Berlin').at).toBe('2026-03-29T02:15:00.000Z')
  expect(nextSundayRun(KATHMANDU, new Date('2026-06-01T12:00:00Z')).day).toBe('2026-06-07')
})

test('finds the last nightly and Sunday run before now', () => {
  const last = (at: string) => lastNightlyRun(KATHMANDU, new Date(at))
  const passed = { day: '2026-06-02', at: nightAfter('2026-06-01') }
  expect(last(nightAfter('2026-06-01'))).toEqual(passed)
  expect(last('2026-06-02T22:29:59Z')).toEqual(passed)
  expect(lastSundayRun(KATHMANDU, new Date('2026-06-01T12:00:00Z')).day).toBe('2026-05-31')
})
