import type { CSSProperties } from 'react'
import { RouteStop } from '#app/ui/route-stop.tsx'
import type { ServiceSection } from '../service-contract.ts'

/** Steps along a line on small screens and along an arc on large ones. */
export function FlightPath({ heading, points }: ServiceSection) {
  return (
    <section aria-labelledby="process" className="on-night overflow-hidden">
      <div className="frame section-gap">
        <h2 id="process" className="max-w-[20ch] font-display text-title font-semibold">
          {heading}
        </h2>
        <div className="relative mt-10 lg:mt-4">
          <Arc stops={points.length} />
          <ol className="relative grid lg:auto-cols-fr lg:grid-flow-col">
            {points.map(({ title, text }, index) => (
              <li
                key={title}
                style={{ '--drop': `${getDepth(index, points.length)}px` } as CSSProperties}
                className="relative grid grid-cols-[2.75rem_1fr] gap-x-4 pb-9 last:pb-0 max-lg:not-last:before:absolute max-lg:not-last:before:top-11 max-lg:not-last:before:bottom-0 max-lg:not-last:before:left-[1.3125rem] max-lg:not-last:before:border-l-2 max-lg:not-last:before:border-dotted max-lg:not-last:before:border-paper/60 lg:block lg:px-2 lg:pt-(--drop) lg:pb-0 lg:text-center"
              >
                <RouteStop number={index + 1} isLast={index === points.length - 1} />
                <div className="mx-auto max-lg:w-full max-lg:pt-1.5 lg:mt-4 lg:max-w-60">
                  <h3 className="text-lg leading-snug font-semibold">{title}</h3>
                  <p className="mt-1 text-paper/80 lg:text-sm">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

/** The arc from the first stop to the last. */
function Arc({ stops }: { stops: number }) {
  const first = width / stops / 2
  const end = top + depth
  // The control point is as far above the top as the ends are below.
  const control = top - depth

  return (
    <svg
      viewBox={`0 0 ${width} 240`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="absolute inset-x-0 top-0 h-60 w-full max-lg:hidden"
    >
      <path
        d={`M${first} ${end}Q${width / 2} ${control} ${width - first} ${end}`}
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="1 9"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="text-paper/70"
      />
    </svg>
  )
}

/** The size of the arc's drawing, heights in pixels. */
const width = 1200
/** Half a stop, since the arc runs through its middle. */
const top = 22
const depth = 124

/** Returns how far a stop is below the top of the parabola. */
function getDepth(index: number, stops: number) {
  const fromMiddle = (2 * index - stops + 1) / (stops - 1)
  return Math.round(depth * fromMiddle ** 2)
}
