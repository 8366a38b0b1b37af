import { expect, test } from 'vitest'
import { createNepaliDateFormat } from './nepali-dates.ts'

test('writes a narrow month as its first letter', () => {
  const format = createNepaliDateFormat({ month: 'narrow', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)))
  expect(months.join(' ')).toBe('ज फे मा अ मे जु जु अ से अ नो डि')
})

test('writes the days of a year and the hours of a day as Intl does, in our order', () => {
  const timeZone = 'Asia/Kathmandu'
  const written = createNepaliDateFormat({ dateStyle: 'full', timeZone })
  const intl = new Intl.DateTimeFormat('ne', { dateStyle: 'full', timeZone })
  for (let day = 0; day < 366; day++) {
    const at = Date.UTC(2027, 0, day)
    const parts = intl.formatToParts(at).map(({ type, value }) => [type, value] as const)
    const { weekday = '', day: date, month, year } = Object.fromEntries(parts)
    const ownWeekday = weekday.replace('बिहिबार', 'बिहीबार')
    expect(written.format(at)).toBe(`${ownWeekday}, ${date}\u00a0${month} ${year}`)
  }

  const time = createNepaliDateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const moments = [0, 4, 9.5, 12, 15.75, 16, 20].map((hours) => hours * 3_600_000)
  expect(moments.map((at) => time.format(at))).toEqual([
    'राति १२ बजे',
    'बिहान ४ बजे',
    'बिहान ९:३० बजे',
    'दिउँसो १२ बजे',
    'दिउँसो ३:४५ बजे',
    'बेलुका ४ बजे',
    'राति ८ बजे',
  ])
})
