import type { ReactNode } from 'react'
import { times } from '#app/platform/browser/amounts/words.ts'
import { Day } from '#app/ui/day.tsx'
import { type Figure, type Figures, formatFigure } from '../content/figure.ts'
import * as words from '../words.ts'

/** Shows current values with their conditions; upcoming values and sources in small print. */
export function FigureText({ figures = [] }: { figures?: Figures }) {
  const { current, upcoming } = groupByTime(figures)
  if (current.length === 0) return words.askUs
  return (
    <>
      {current.map((figure, index) => (
        // If consecutive values have the same source, only the last one shows it.
        <FigureValue
          key={figure.condition}
          figure={figure}
          isLast={!isSameSource(figure, current[index + 1])}
        />
      ))}
      {upcoming.map(([day, figures]) => (
        <Small key={day}>
          <UpcomingValues day={day} figures={figures} />
        </Small>
      ))}
    </>
  )
}

/** Shows figures in one line without sources. */
export function ShortFigureText({ figures = [] }: { figures?: Figures }) {
  const { current, upcoming } = groupByTime(figures)
  if (current.length === 0) return words.askUs
  return (
    <>
      {formatInOneLine(current)}
      {current.some(({ mayHaveChanged }) => mayHaveChanged) && ` (${words.mayHaveChanged})`}
      {upcoming.map(([day, figures]) => (
        <Small key={day}>
          <UpcomingValues day={day} figures={figures} />
        </Small>
      ))}
    </>
  )
}

function FigureValue({ figure, isLast }: { figure: Figure; isLast: boolean }) {
  const { mayHaveChanged, previous, condition, note } = figure
  const details = [
    condition,
    isLast && formatCount(figure),
    note,
    mayHaveChanged && words.mayHaveChanged,
    previous && words.previous(formatFigure(previous)),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <span className="block">{formatFigure(figure)}</span>
      {figure.rupees && <Small>{formatFigure(figure.rupees.amount)}</Small>}
      {details && <Small>{details}</Small>}
      {isLast && (
        <Small>
          <Source figure={figure} />
        </Small>
      )}
    </>
  )
}

/** Shows the values that apply from a future day. */
function UpcomingValues({ day, figures }: { day: string; figures: Figures }) {
  const name = figures[0]?.source.name
  return (
    <>
      {`${words.startingOn} `}
      <Day on={day} isShort />
      {`: ${formatInOneLine(figures)}`}
      {name && ` (${name})`}
    </>
  )
}

export const formatInOneLine = (figures: Figures) =>
  figures
    .map((figure) => [formatFigure(figure), figure.condition].filter(Boolean).join(' '))
    .join('; ')

/** Formats for how many periods the figure applies, for example "for up to 3 years". */
function formatCount({ multiplier, per }: Figure) {
  const unit = per === 'fortnight' || per === '' ? undefined : times[per]
  return multiplier > 1 && unit && words.forUpTo(`${multiplier}\u00a0${unit(multiplier)}`)
}

/** Shows source, date and reliability of a figure. */
function Source({ figure }: { figure: Figure }) {
  const { source, asOf, isSince, checkedOn, isUncertain } = figure
  const day = checkedOn || asOf
  const datePrefix = checkedOn ? `${words.checkedOn} ` : isSince ? `${words.since} ` : ''
  const parts = [
    source.name && <SourceName key="name" source={source} />,
    day && (
      <span key="day">
        {datePrefix}
        <Day on={day} isShort />
      </span>
    ),
    isUncertain && words.confirmWithUs,
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

/** Separates current from upcoming values, and groups the upcoming ones by their first day. */
function groupByTime(figures: Figures) {
  const { current = [], upcoming = [] } = Object.groupBy(figures, ({ isUpcoming }) =>
    isUpcoming ? 'upcoming' : 'current',
  )
  return { current, upcoming: [...Map.groupBy(upcoming, ({ asOf }) => asOf)] }
}

function isSameSource(figure: Figure, next?: Figure) {
  const getSourceKey = ({ source, asOf, checkedOn, isUncertain }: Figure) =>
    [source.name, source.url, asOf, checkedOn, isUncertain].join()
  return next !== undefined && getSourceKey(figure) === getSourceKey(next)
}
