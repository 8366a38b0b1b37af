import { Fragment, type ReactNode, useContext } from 'react'
import { Day } from '#app/ui/day.tsx'
import { SiteLanguage, Untranslated } from '#app/ui/page-language.tsx'
import { listOtherTimes, listRemarks } from '../content/format-figures.ts'
import { type FigureGroup, groupFigures, hasFigures } from '../content/group-figures.ts'
import type { Point } from '../content/guide.ts'
import { type Figure, type Figures, formatFigure } from '../content/read-guide.ts'
import * as words from '../words.ts'
import { Cite, Sources } from './sources.tsx'

/** Figures below the text of a point. */
export function LabelledFigures({ figures = [] }: Pick<Point, 'figures'>) {
  const known = figures.filter(({ figure }) => hasFigures(figure))
  if (known.length === 0) return null
  return (
    <dl className="mt-1 flex flex-wrap gap-x-8 gap-y-1 sm:mt-2">
      {known.map(({ label, figure }) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-sm opacity-80">{label}</dt>
          <dd className="leading-snug font-semibold">
            <InlineFigures figures={figure} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Figures in one line, each with condition, note and source number. */
export function InlineFigures({ figures = [] }: { figures?: Figures }) {
  return (
    <SiteLanguage isInline>
      {groupFigures(figures).map((group, index) => (
        <Fragment key={group.current[0]?.condition ?? index}>
          {index > 0 && '; '}
          {group.current.map((figure) => (
            <Fragment key={figure.from + figure.text}>
              {formatFigure(figure)}
              <Remarks texts={listRemarks(figure)} />
              <Cite figure={figure} />
            </Fragment>
          ))}
          <span className="text-sm font-normal">
            <OtherTimes group={group} start=" (" end=")" />
          </span>
        </Fragment>
      ))}
    </SiteLanguage>
  )
}

function Remarks({ texts }: { texts: string[] }) {
  return (
    texts.length > 0 && <span className="text-sm font-normal">{words.remarksInLine(texts)}</span>
  )
}

interface OtherTimesProps {
  group: FigureGroup
  /** The text before the first value. */
  start?: string
  /** The text after the last value. */
  end?: string
  format?: (figure: Figure) => string
}

/** Values that readers of today do not meet, with their days; nothing without such values. */
export function OtherTimes({ group, start, end, format = formatFigure }: OtherTimesProps) {
  const hasSourceList = useContext(Sources) !== undefined
  const values = listOtherTimes(group)
  if (values.length === 0) return null
  return (
    <>
      {start}
      {values.map(({ figure, day, before, after }, index) => (
        <Fragment key={day + figure.from + figure.text}>
          {`${index > 0 ? '; ' : ''}${before}`}
          {day && <Day on={day} isShort />}
          {`${after}: ${format(figure)}`}
          {!hasSourceList && figure.source.name && (
            <>
              {' ('}
              <Untranslated>{figure.source.name}</Untranslated>
              {')'}
            </>
          )}
          <Cite figure={figure} />
        </Fragment>
      ))}
      {end}
    </>
  )
}

/** Shows values with their conditions; other times, notes and sources in small print. */
export function FigureText({ figures = [] }: { figures?: Figures }) {
  const groups = groupFigures(figures)
  const values = groups.flatMap((group) => group.current)
  return groups.map((group) => (
    <Fragment key={`${group.current[0]?.key} ${group.current[0]?.condition}`}>
      {group.current.map((figure) => (
        // If consecutive values have the same source, only the last one shows it.
        <FigureValue
          key={figure.from + figure.text}
          figure={figure}
          isLast={!isSameSource(figure, values[values.indexOf(figure) + 1])}
        />
      ))}
      {(group.ending.length > 0 || group.upcoming.length > 0) && (
        <Small>
          <OtherTimes group={group} />
        </Small>
      )}
    </Fragment>
  ))
}

function FigureValue({ figure, isLast }: { figure: Figure; isLast: boolean }) {
  const hasSourceList = useContext(Sources) !== undefined
  const remarks = listRemarks(figure)

  return (
    <>
      <span className="block">
        {formatFigure(figure)}
        <Cite figure={figure} />
      </span>
      {figure.rupees && <Small>{formatFigure(figure.rupees.amount)}</Small>}
      {remarks.length > 0 && <Small>{remarks.join(', ')}</Small>}
      {isLast && !hasSourceList && (
        <Small>
          <Source figure={figure} />
        </Small>
      )}
    </>
  )
}

/** Shows source and date of a figure. */
function Source({ figure }: { figure: Figure }) {
  const { source, asOf, isSince, checkedOn } = figure
  const day = checkedOn || asOf
  const { before, after } = !checkedOn && isSince ? words.since : { before: '', after: '' }
  const parts = [
    source.name && <SourceName key="name" source={source} />,
    day && (
      <span key="day">
        {checkedOn ? `${words.checkedOn} ` : before}
        <Day on={day} isShort />
        {after}
      </span>
    ),
  ].filter(Boolean)
  return parts.flatMap((part, index) => (index > 0 ? [', ', part] : [part]))
}

function SourceName({ source: { name, url } }: { source: Figure['source'] }) {
  if (!url) return <Untranslated>{name}</Untranslated>
  return (
    <a href={url} className="inline-block min-h-6 underline">
      <Untranslated>{name}</Untranslated>
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

function isSameSource(figure: Figure, next?: Figure) {
  const getSourceKey = ({ source, asOf, checkedOn }: Figure) =>
    [source.name, source.url, asOf, checkedOn].join()
  return next !== undefined && getSourceKey(figure) === getSourceKey(next)
}
