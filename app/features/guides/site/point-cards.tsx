import type { Point } from '../content/guide.ts'
import { LabelledFigures } from './labelled-figures.tsx'

/** Shows points as a list on phones, and as cards on larger screens. */
export function PointCards({ points }: { points: Point[] }) {
  return (
    <ul className="mt-2 grid max-sm:divide-y max-sm:divide-line sm:mt-8 sm:grid-cols-2 sm:gap-4">
      {points.map(({ title, text, figures }) => (
        <li
          key={title}
          className="flex flex-col py-2.5 sm:rounded-card sm:border sm:border-line sm:bg-white sm:p-6 sm:last:odd:col-span-2"
        >
          <h3 className="font-display text-xl font-semibold text-night">{title}</h3>
          <p className="mt-1 text-ink/85 sm:mt-2">{text}</p>
          <LabelledFigures figures={figures} />
        </li>
      ))}
    </ul>
  )
}
