import type { ReactNode } from 'react'
import { Bar, BarChart, YAxis } from 'recharts'
import type { Daily } from '../contract.ts'

/** Draws one bar per day without axes and fills its container. */
export default function DayChart({ days }: { days: Daily }): ReactNode {
  const most = Math.max(1, ...days.map(({ count }) => count))

  return (
    <BarChart
      responsive
      data={days}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
      barCategoryGap={1}
      accessibilityLayer={false}
      className="size-full"
    >
      <YAxis hide domain={[0, most]} />
      <Bar dataKey="count" fill="currentColor" radius={[1, 1, 0, 0]} isAnimationActive={false} />
    </BarChart>
  )
}
