import { expect, test } from 'vitest'
import { findDateOrders } from './date-orders.ts'

const rowsOf = (...dates: string[]) => dates.map((date, row) => ({ row, date }))

test.each([
  [['3/4/2026', '25/4/2026'], { known: { date: false }, unclear: [] }],
  [['3/4/2026 10:30', '4/25/26 9:00'], { known: { date: true }, unclear: [] }],
  [['3/3/2026', '2026-04-03', 'tomorrow'], { known: {}, unclear: [] }],
  [
    ['5/5/2026', '3/4/2026 10:30'],
    { known: {}, unclear: [{ field: 'date', example: '3/4/2026' }] },
  ],
  [
    ['25/4/2026', '4/25/2026', '3.4.26'],
    { known: {}, unclear: [{ field: 'date', example: '3.4.26' }] },
  ],
])('finds the order of %j', (dates, orders) => {
  expect(findDateOrders(rowsOf(...dates))).toEqual(orders)
})
