import type { LabelledFigure } from '../content/figure.ts'
import { FigureText } from './figure-text.tsx'

/** The figures that belong to a point, below its text. */
export function LabelledFigures({ figures }: { figures: LabelledFigure[] }) {
  return (
    <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3 border-t border-dashed border-current/30 pt-3">
      {figures.map(({ label, figure }) => (
        <div key={label}>
          <dt className="text-sm opacity-80">{label}</dt>
          <dd className="text-lg leading-snug font-semibold">
            <FigureText figure={figure} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
