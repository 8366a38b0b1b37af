import type { Point } from '../content/guide.ts'
import { LabelledFigures } from './labelled-figures.tsx'

export function PointCards({ points }: { points: Point[] }) {
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2">
      {points.map(({ title, text, figures }) => (
        <li
          key={title}
          className="flex flex-col rounded-card sm:last:odd:col-span-2 border border-line bg-white p-6"
        >
          <h3 className="font-display text-xl leading-snug font-semibold text-night">{title}</h3>
          <p className="mt-2 text-ink/85">{text}</p>
          {figures && <LabelledFigures figures={figures} />}
        </li>
      ))}
    </ul>
  )
}
