import { expect, test } from 'vitest'
import { createNepaliDateFormat } from './nepali-dates.ts'

test('writes a narrow month as its first letter', () => {
  const format = createNepaliDateFormat({ month: 'narrow', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)))
  expect(months.join(' ')).toBe('ज फे मा अ मे जु जु अ से अ नो डि')
})
