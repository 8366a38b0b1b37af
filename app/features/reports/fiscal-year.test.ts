import { expect, test } from 'vitest'
import { getCalendar } from '#app/contract/bikram-sambat.ts'
import { findFiscalYear } from './fiscal-year.ts'

test('a fiscal year begins on 1 Shrawan', () => {
  const name = (day: string) => findFiscalYear(day, getCalendar([]))
  expect(name('2026-07-16')).toEqual({ name: '2082/83', from: '2025-07-17' })
  expect(name('2026-07-17')).toEqual({ name: '2083/84', from: '2026-07-17' })
  expect(name('2027-04-13')).toEqual({ name: '2083/84', from: '2026-07-17' })
  expect(name('2027-04-14')).toBeUndefined()
})
