import { type Figure, formatFigure } from '../content/figure.ts'
import * as words from '../words.ts'
import { Day } from './day.tsx'

/** A figure, and in small print how far it can be trusted. */
export function FigureText({ figure }: { figure?: Figure }) {
  return (
    <>
      {figure && formatFigure(figure)}
      <small className="block text-[0.8125rem] leading-snug font-normal opacity-80">
        {figure?.note && <span className="block">{figure.note}</span>}
        {figure?.checkedOn ? (
          <Check day={figure.checkedOn} source={figure.source} />
        ) : (
          words.askUsForTheCurrentFigure
        )}
      </small>
    </>
  )
}

function Check({ day, source }: { day: string; source?: Figure['source'] }) {
  return (
    <>
      {`${words.checkedOn} `}
      <Day on={day} />
      {source && (
        <>
          {', '}
          <a href={source.url} className="underline">
            {source.name}
          </a>
        </>
      )}
    </>
  )
}
