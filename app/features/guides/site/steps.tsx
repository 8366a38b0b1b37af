import { Plane } from 'lucide-react'
import type { Point } from '../content/guide.ts'
import { LabelledFigures } from './labelled-figures.tsx'

/** Stops along one way, from the first choice to the flight. */
export function Steps({ steps }: { steps: Point[] }) {
  return (
    <ol className="mt-8">
      {steps.map(({ title, text, figures }, index) => (
        <li
          key={title}
          className="relative grid break-inside-avoid grid-cols-[2.75rem_1fr] gap-x-5 pb-8 not-last:before:absolute not-last:before:top-11 not-last:before:bottom-0 not-last:before:left-[1.3125rem] not-last:before:border-l-2 not-last:before:border-dotted not-last:before:border-ink/40 last:pb-0"
        >
          <Stop number={index + 1} isLast={index === steps.length - 1} />
          <div className="max-w-[60ch] pt-1.5">
            <h3 className="text-lg leading-snug font-semibold text-night">{title}</h3>
            <p className="mt-1 text-ink/85">{text}</p>
            {figures && <LabelledFigures figures={figures} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Stop({ number, isLast }: { number: number; isLast: boolean }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 place-items-center rounded-full border-2 border-ink/40 font-display text-lg font-semibold"
    >
      {isLast ? <Plane className="size-5" /> : number}
    </span>
  )
}
