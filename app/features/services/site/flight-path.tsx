import { Plane } from 'lucide-react'
import { processSteps } from '../content/process-steps.ts'

/** The six steps as stops along one way: downwards on small screens, an arc on large ones. */
export function FlightPath() {
  return (
    <section aria-labelledby="process" className="on-night overflow-hidden">
      <div className="frame section-gap">
        <h2 id="process" className="max-w-[20ch] font-display text-title font-semibold">
          Six steps from here to there
        </h2>
        <div className="relative mt-10 lg:mt-4">
          <Arc />
          <ol className="relative grid lg:grid-cols-6">
            {processSteps.map(({ title, text }, index) => (
              <li
                key={title}
                className={`relative grid grid-cols-[2.75rem_1fr] gap-x-4 pb-9 last:pb-0 max-lg:not-last:before:absolute max-lg:not-last:before:top-11 max-lg:not-last:before:bottom-0 max-lg:not-last:before:left-[1.3125rem] max-lg:not-last:before:border-l-2 max-lg:not-last:before:border-dotted max-lg:not-last:before:border-paper/60 lg:block lg:px-2 lg:pb-0 lg:text-center ${heights[index]}`}
              >
                <Stop number={index + 1} isLast={index === processSteps.length - 1} />
                <div className="max-lg:pt-1.5 lg:mt-4">
                  <h3 className="text-lg leading-snug font-semibold">{title}</h3>
                  <p className="mt-1 text-[0.9375rem] text-paper/80">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

function Stop({ number, isLast }: { number: number; isLast: boolean }) {
  const look = number === 1 ? 'border-coral' : isLast ? 'border-marigold' : 'border-paper/60'

  return (
    <span
      aria-hidden="true"
      className={`grid size-11 place-items-center rounded-full border-2 bg-night font-display text-lg font-semibold lining-nums lg:mx-auto ${look}`}
    >
      {isLast ? <Plane className="size-5 text-marigold" /> : number}
    </span>
  )
}

/** Runs through the middle of the stops: their columns are twelfths of the width, see `heights`. */
function Arc() {
  return (
    <svg
      viewBox="0 0 1200 240"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="absolute inset-x-0 top-0 h-60 w-full max-lg:hidden"
    >
      <path
        d="M100 150C200 90 400 22 600 22S1000 90 1100 150"
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

/** How far below the top of the arc each stop lies. */
const heights = ['lg:pt-32', 'lg:pt-14', 'lg:pt-3', 'lg:pt-3', 'lg:pt-14', 'lg:pt-32']
