import { getOwn } from '#app/contract/get-own.ts'
import { Digits, SiteLanguage } from '#app/ui/page-language.tsx'
import { listRemarks } from '../content/format-figures.ts'
import { hasFigures } from '../content/group-figures.ts'
import type { Guide } from '../content/guide.ts'
import { type Figures, firstNumber, formatFigure, isCurrent } from '../content/read-guide.ts'
import * as words from '../words.ts'
import { DurationBar } from './charts.tsx'
import { detailsArrow } from './details-arrow.ts'
import { InlineFigures, LabelledFigures } from './labelled-figures.tsx'

const days: Record<string, number | undefined> = { day: 1, week: 7, month: 30.4, year: 365 }

/** The steps to the visa, with who acts and how long each takes. */
export function Steps({ steps }: { steps: Guide['steps'] }) {
  const durations = steps.map(({ duration }) => toDays(duration))
  const longest = Math.max(0, ...durations.map((each) => each?.most ?? 0))

  return (
    <ol>
      {steps.map(({ title, text, who, duration, figures }, index) => (
        <li key={title} className="border-t border-line last:border-b">
          <details className="group">
            <summary className="flex cursor-pointer list-none items-center gap-3 py-1.5 lg:py-3 [&::-webkit-details-marker]:hidden">
              <span className="grid grow grid-cols-[1.5rem_1fr] items-center gap-x-2 lg:grid-cols-[2rem_22rem_1fr] lg:gap-x-8">
                <span aria-hidden="true" className="font-display text-lg font-semibold text-data-1">
                  <Digits>{index + 1}</Digits>
                </span>
                <h3 className="leading-snug font-semibold text-night">
                  {title}
                  {who && (
                    <span className="block text-sm font-normal text-ink/75 max-lg:hidden">
                      {who}
                    </span>
                  )}
                </h3>
                <span className="text-sm max-lg:col-start-2">
                  {duration?.filter(isCurrent).map((figure) => (
                    <span key={figure.key + figure.condition} className="block leading-snug">
                      <SiteLanguage isInline>
                        <b>{formatFigure(figure)}</b>
                        {` ${listRemarks(figure).join(', ')}`}
                      </SiteLanguage>
                    </span>
                  ))}
                  {longest > 0 && <DurationBar {...scale(durations[index], longest)} />}
                </span>
              </span>
              <span aria-hidden="true" className={detailsArrow} />
            </summary>
            <div className="pb-4 pl-8 lg:max-w-[65ch] lg:pl-16">
              <p>
                {who && <span className="text-ink/75 lg:hidden">{`${who}${words.fullStop} `}</span>}
                {text}
              </p>
              <LabelledFigures figures={figures} />
              {hasFigures(duration) && (
                <p className="text-sm">
                  <InlineFigures figures={duration} />
                </p>
              )}
            </div>
          </details>
        </li>
      ))}
    </ol>
  )
}

function toDays(figures?: Figures) {
  const figure = firstNumber(figures)
  const length = figure && getOwn(days, figure.unit)
  if (!figure || !length) return undefined
  const least = Number(figure.from) * length
  return { least, most: figure.to ? Number(figure.to) * length : least }
}

const scale = (time: ReturnType<typeof toDays>, longest: number) =>
  time ? { least: time.least / longest, most: time.most / longest } : {}
