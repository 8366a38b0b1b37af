import type { ReactNode } from 'react'
import { times } from '#app/base/browser/amounts/words.ts'
import { Day } from '#app/ui/day.tsx'
import { type Figure, type Figures, formatFigure } from '../content/figure.ts'
import * as words from '../words.ts'

/** What holds, each under its condition, and in small print what comes and who says so. */
export function FigureText({ figures = [] }: { figures?: Figures }) {
  const { now, ahead } = groupByTime(figures)
  if (now.length === 0) return words.askUs
  return (
    <>
      {now.map((figure, index) => (
        // What several say alike is said once, with the last of them.
        <OneFigure
          key={figure.condition}
          figure={figure}
          isLast={!isSameSource(figure, now[index + 1])}
        />
      ))}
      {ahead.map(([day, figures]) => (
        <Small key={day}>
          <UpcomingValues day={day} figures={figures} />
        </Small>
      ))}
    </>
  )
}

/** In one line, for figures that belong to a text; who says so stands with the first answers. */
export function ShortFigureText({ figures = [] }: { figures?: Figures }) {
  const { now, ahead } = groupByTime(figures)
  if (now.length === 0) return words.askUs
  return (
    <>
      {inOneLine(now)}
      {now.some(({ mayHaveChanged }) => mayHaveChanged) && ` (${words.mayHaveChanged})`}
      {ahead.map(([day, figures]) => (
        <Small key={day}>
          <UpcomingValues day={day} figures={figures} />
        </Small>
      ))}
    </>
  )
}

function OneFigure({ figure, isLast }: { figure: Figure; isLast: boolean }) {
  const { mayHaveChanged, before, condition, note } = figure
  const about = [
    condition,
    isLast && formatCount(figure),
    note,
    mayHaveChanged && words.mayHaveChanged,
    before && words.before(formatFigure(before)),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <span className="block">{formatFigure(figure)}</span>
      {figure.rupees && <Small>{formatFigure(figure.rupees.amount)}</Small>}
      {about && <Small>{about}</Small>}
      {isLast && (
        <Small>
          <Source figure={figure} />
        </Small>
      )}
    </>
  )
}

/** What holds from a day on. */
function UpcomingValues({ day, figures }: { day: string; figures: Figures }) {
  const name = figures[0]?.source.name
  return (
    <>
      {`${words.startingOn} `}
      <Day on={day} isShort />
      {`: ${inOneLine(figures)}`}
      {name && ` (${name})`}
    </>
  )
}

export const inOneLine = (figures: Figures) =>
  figures
    .map((figure) => [formatFigure(figure), figure.condition].filter(Boolean).join(' '))
    .join('; ')

/** For how many of what it is per. */
function formatCount({ multiplier, per }: Figure) {
  const unit = per === 'fortnight' || per === '' ? undefined : times[per]
  return multiplier > 1 && unit && words.forUpTo(`${multiplier}\u00a0${unit(multiplier)}`)
}

/** Who says so and since when, and how far that can be trusted. */
function Source({ figure }: { figure: Figure }) {
  const { source, asOf, isSince, checkedOn, isUnsure } = figure
  const day = checkedOn || asOf
  const since = checkedOn ? `${words.checkedOn} ` : isSince ? `${words.since} ` : ''
  const parts = [
    source.name && <SourceName key="name" source={source} />,
    day && (
      <span key="day">
        {since}
        <Day on={day} isShort />
      </span>
    ),
    isUnsure && words.confirmWithUs,
  ].filter(Boolean)
  return parts.flatMap((part, index) => (index > 0 ? [', ', part] : [part]))
}

function SourceName({ source: { name, url } }: { source: Figure['source'] }) {
  if (!url) return name
  return (
    <a href={url} className="underline">
      {name}
    </a>
  )
}

export function Small({ children }: { children: ReactNode }) {
  return (
    <small className="block wrap-anywhere text-sm leading-snug font-normal opacity-80">
      {children}
    </small>
  )
}

/** What holds, and by their first days what will. */
function groupByTime(figures: Figures) {
  const { now = [], ahead = [] } = Object.groupBy(figures, ({ isAhead }) =>
    isAhead ? 'ahead' : 'now',
  )
  return { now, ahead: [...Map.groupBy(ahead, ({ asOf }) => asOf)] }
}

function isSameSource(one: Figure, other?: Figure) {
  const sourceOf = ({ source, asOf, checkedOn, isUnsure }: Figure) =>
    [source.name, source.url, asOf, checkedOn, isUnsure].join()
  return other !== undefined && sourceOf(one) === sourceOf(other)
}
