import { RouteStop } from '#app/ui/route-stop.tsx'
import type { Point } from '../content/guide.ts'
import { LabelledFigures } from './labelled-figures.tsx'

/** Steps from the first choice to the flight. */
export function Steps({ steps }: { steps: Point[] }) {
  return (
    <ol className="on-night mt-4 rounded-card px-4 py-5 sm:mt-8 sm:p-10">
      {steps.map(({ title, text, figures }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[2.75rem_1fr] gap-x-3 pb-4 sm:pb-9 not-last:before:absolute not-last:before:top-11 not-last:before:bottom-0 not-last:before:left-[1.3125rem] not-last:before:border-l-2 not-last:before:border-dotted not-last:before:border-paper/60 last:pb-0 sm:gap-x-6"
        >
          <RouteStop number={index + 1} isLast={index === steps.length - 1} />
          <div className="max-w-[60ch] pt-1 sm:pt-1.5">
            <h3 className="text-lg leading-snug font-semibold">{title}</h3>
            <p className="sm:mt-1 text-paper/85">{text}</p>
            <LabelledFigures figures={figures} />
          </div>
        </li>
      ))}
    </ol>
  )
}
