/**
 * Charts of figures that also stand beside them as text. The drawings have no `viewBox` and lengths
 * in percent, so that hatching and strokes never stretch.
 */

export const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** Patterns of all charts of a page. Print hides other drawings than charts. */
export function ChartPatterns() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="chart absolute">
      <defs>
        <Hatch id="hatch" className="fill-data-1" />
        <Hatch id="hatch-night" className="fill-marigold" />
        <linearGradient id="fading">
          <stop stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <mask id="fade" maskContentUnits="objectBoundingBox">
          <rect width="1" height="1" fill="url(#fading)" />
        </mask>
      </defs>
    </svg>
  )
}

export function Hatch({ id, className }: { id: string; className: string }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="2" height="6" className={className} />
    </pattern>
  )
}

export const chartClassName = 'chart block w-full overflow-visible'

interface RangeBarProps {
  least: number
  /** Undefined if the end is not known. */
  most?: number
  /** The end of the axis. */
  max: number
}

/** A range on a dark ground: solid to the least, hatched to the most. */
export function RangeBar({ least, most, max }: RangeBarProps) {
  const end = percent((most ?? max) / max)
  return (
    <svg height="12" aria-hidden="true" className={chartClassName}>
      <rect width="100%" height="12" rx="3" className="fill-paper/15" />
      <rect
        width={end}
        height="12"
        rx="3"
        fill="url(#hatch-night)"
        mask={most === undefined ? 'url(#fade)' : undefined}
      />
      <rect width={percent(least / max)} height="12" rx="3" className="fill-marigold" />
      {most !== undefined && most > least && (
        <rect x={end} width="2" height="12" transform="translate(-2)" className="fill-marigold" />
      )}
    </svg>
  )
}

interface Segment {
  size: number
  className: string
}

/** Parts of a sum, one after the other. */
export function StackedBar({ segments, max }: { segments: Segment[]; max: number }) {
  let start = 0
  return (
    <svg height="22" aria-hidden="true" className={chartClassName}>
      <rect width="100%" height="22" rx="3" className="fill-mist" />
      {segments.map(({ size, className }) => {
        const x = percent(start / max)
        start += size
        return (
          <rect
            key={className}
            x={x}
            width={percent(size / max)}
            height="22"
            stroke="#fff"
            className={className}
          />
        )
      })}
    </svg>
  )
}

/** The amounts below the bars. The last one stands half beyond their end. */
export function Axis({ ticks }: { ticks: { share: number; text: string }[] }) {
  return (
    <svg height="20" aria-hidden="true" className={chartClassName}>
      {ticks.map(({ share, text }, index) => (
        <text
          key={text}
          x={percent(share)}
          y="14"
          textAnchor={index === 0 ? 'start' : 'middle'}
          className="fill-ink/75 text-sm"
        >
          {text}
        </text>
      ))}
    </svg>
  )
}

/** A square of a legend, which also prints. */
export function LegendKey({ className }: { className: string }) {
  return (
    <svg width="12" height="12" aria-hidden="true" className="chart mr-2 inline-block">
      <rect width="12" height="12" rx="3" className={className} />
    </svg>
  )
}

/** One value of a list, for a dark ground; averages are lighter. */
export function ValueBar({ share, isAverage }: { share: number; isAverage?: boolean }) {
  return (
    <svg height="18" aria-hidden="true" className={chartClassName}>
      <rect width="100%" height="18" rx="3" className="fill-paper/15" />
      <rect
        width={percent(share)}
        height="18"
        rx="3"
        className={isAverage ? 'fill-paper/50' : 'fill-marigold'}
      />
    </svg>
  )
}

interface SpansProps {
  /** From the beginning to the end of the axis, 0 to 1. */
  spans: { from: number; to: number }[]
  className: string
}

/** Spans of time on a strip of twelve months. */
export function MonthSpans({ spans, className }: SpansProps) {
  return (
    <svg height="14" aria-hidden="true" className={chartClassName}>
      {Array.from({ length: 11 }, (_, month) => percent((month + 1) / 12)).map((x) => (
        <line key={x} x1={x} x2={x} y2="14" className="stroke-line" />
      ))}
      {spans.map(({ from, to }) => (
        <rect
          key={from}
          x={percent(from)}
          // A single day stays visible.
          width={percent(Math.max(to - from, 0.006))}
          height="14"
          rx="3"
          className={className}
        />
      ))}
    </svg>
  )
}

/** A duration: solid to the least, hatched to the most; dotted if it is not known. */
export function DurationBar({ least, most }: { least?: number; most?: number }) {
  if (least === undefined) {
    return (
      <svg height="8" aria-hidden="true" className={chartClassName}>
        <line
          x2="100%"
          y1="4"
          y2="4"
          strokeWidth="3"
          strokeDasharray="1 7"
          strokeLinecap="round"
          className="stroke-ink/30"
        />
      </svg>
    )
  }
  return (
    <svg height="8" aria-hidden="true" className={chartClassName}>
      <rect width={percent(least)} height="8" rx="3" className="fill-data-1" />
      {most !== undefined && most > least && (
        <rect x={percent(least)} width={percent(most - least)} height="8" fill="url(#hatch)" />
      )}
    </svg>
  )
}

/** A hundred strokes, one for each percent: full to the least, lighter to the most. */
export function Hundred({ least, most }: { least: number; most: number }) {
  const spans = [
    { from: 0, to: least, className: 'stroke-data-2' },
    { from: least, to: most, className: 'stroke-data-2/50' },
    { from: most, to: 100, className: 'stroke-ink/15' },
  ].filter(({ from, to }) => to > from)
  return (
    <svg height="34" aria-hidden="true" className={chartClassName}>
      {spans.map(({ from, to, className }) => (
        <line
          key={from}
          x1={`${from}%`}
          x2={`${to}%`}
          y1="17"
          y2="17"
          pathLength={to - from}
          strokeWidth="34"
          strokeDasharray=".62 .38"
          className={className}
        />
      ))}
    </svg>
  )
}
