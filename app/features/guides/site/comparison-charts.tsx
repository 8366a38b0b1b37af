import type { ReactNode } from 'react'
import type { Range } from '../content/first-year.ts'
import {
  ChartPatterns,
  chartClassName,
  DurationBar,
  Hatch,
  MonthSpans,
  percent,
} from './charts.tsx'

/** Patterns of all charts of the comparison. */
export function ComparisonPatterns() {
  return (
    <>
      <ChartPatterns />
      <svg width="0" height="0" aria-hidden="true" className="chart absolute">
        <defs>
          <Hatch id="hatch-funds" className="fill-data-2" />
        </defs>
      </svg>
    </>
  )
}

/** A cost: solid to the least, hatched to the most; it fades without a known end. */
export function CostBar({ range: { least, most }, max }: { range: Range; max: number }) {
  const isOpen = most === undefined
  const end = percent((most ?? max) / max)
  return (
    <Bar>
      <rect
        width={end}
        height="14"
        rx="3"
        fill="url(#hatch)"
        mask={isOpen ? 'url(#fade)' : undefined}
      />
      <rect width={percent(least / max)} height="14" rx="3" className="fill-data-1" />
      {!isOpen && most > least && (
        <rect x={end} width="2" height="14" transform="translate(-2)" className="fill-data-1" />
      )}
    </Bar>
  )
}

interface FundsBarProps {
  range: Range
  max: number
  isTuitionOnTop: boolean
}

/** The funds that the rule names, with the tuition on top as a fading end. */
export function FundsBar({ range: { least, most = least }, max, isTuitionOnTop }: FundsBarProps) {
  const end = percent(most / max)
  return (
    <Bar>
      {most > least && <rect width={end} height="14" rx="3" fill="url(#hatch-funds)" />}
      <rect width={percent(least / max)} height="14" rx="3" className="fill-data-2" />
      {isTuitionOnTop && (
        <rect
          x={end}
          width={percent(1 - most / max)}
          height="14"
          fill="url(#hatch-funds)"
          mask="url(#fade)"
        />
      )}
    </Bar>
  )
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <svg height="14" aria-hidden="true" className={`${chartClassName} mt-1.5 mb-1`}>
      <rect width="100%" height="14" rx="3" className="fill-line" />
      {children}
    </svg>
  )
}

/** The visa time on one scale of weeks. */
export function WeeksBar({ range: { least, most }, max }: { range: Range; max: number }) {
  return (
    <div className="mt-1.5 mb-1">
      <DurationBar least={least / max} most={most && most / max} />
    </div>
  )
}

/** The intakes from January to December. */
export function IntakeStrip({ months }: { months: number[] }) {
  const spans = months.map((month) => ({ from: (month - 1) / 12, to: month / 12 }))
  return (
    <div className="mt-1.5 mb-1 bg-line/50">
      <MonthSpans spans={spans} className="fill-data-1" />
    </div>
  )
}
