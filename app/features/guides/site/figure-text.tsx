import { type Figure, formatFigure } from '../content/figure.ts'

/** A figure, and in small print how far it can be trusted. */
export function FigureText({ figure }: { figure?: Figure }) {
  return (
    <>
      {figure && formatFigure(figure)}
      <small className="block text-[0.8125rem] leading-snug font-normal text-ink/75">
        {figure?.note && <span className="block">{figure.note}</span>}
        {figure?.checkedOn ? <Check {...figure} /> : 'Ask us for the current figure'}
      </small>
    </>
  )
}

function Check({ checkedOn = '', source }: Figure) {
  const day = new Date(checkedOn).toLocaleDateString('en-GB', { dateStyle: 'long' })
  return (
    <>
      Checked on <time dateTime={checkedOn}>{day}</time>
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
