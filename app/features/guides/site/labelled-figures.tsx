import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { Point } from '../content/guide.ts'
import { ShortFigureText } from './figure-text.tsx'

/** Figures below the text of a point. */
export function LabelledFigures({ figures = [] }: Pick<Point, 'figures'>) {
  if (figures.length === 0) return null
  return (
    <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-1 sm:mt-4 sm:gap-y-3 sm:border-t sm:border-dashed sm:border-current/30 sm:pt-3">
      {figures.map(({ label, figure }) => (
        <div
          key={label}
          className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-2"
        >
          <dt className="text-sm opacity-80">{label}</dt>
          <dd className="leading-snug sm:text-lg font-semibold">
            <SiteLanguage>
              <ShortFigureText figures={figure} />
            </SiteLanguage>
          </dd>
        </div>
      ))}
    </dl>
  )
}
