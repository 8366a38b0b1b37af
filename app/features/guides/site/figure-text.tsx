import { type Figure, formatFigure } from '../content/figure.ts'
import * as words from '../words.ts'
import { Day } from './day.tsx'

/** A figure, and in small print how far it can be trusted. */
export function FigureText({ figure }: { figure?: Figure }) {
  if (!figure) return words.askUs
  const { note, source, asOf, checkedOn } = figure
  return (
    <>
      {formatFigure(figure)}
      {(note || source || checkedOn) && (
        <small className="block text-sm font-normal opacity-80">
          {note && <span className="block">{note}</span>}
          {source && <Source source={source} />}
          {source && (checkedOn ?? asOf) && ', '}
          {checkedOn && `${words.checkedOn} `}
          {(checkedOn ?? asOf) && <Day on={checkedOn ?? asOf ?? ''} />}
        </small>
      )}
    </>
  )
}

function Source({ source: { name, url } }: { source: NonNullable<Figure['source']> }) {
  if (!url) return name
  return (
    <a href={url} className="underline">
      {name}
    </a>
  )
}
