import type { GuideCards, KeyFigure } from '../content/key-figures.ts'
import * as words from '../words.ts'
import { RateText } from './figures-request.tsx'

/** Shows the key figures of a guide on a country card. */
export const cardsFrom = (cards: GuideCards) => (code: string | null) => {
  const card = cards[code ?? '']
  return card && { ...card, figures: <Figures figures={card.figures} /> }
}

/** The note on sources, confirmation and exchange rates below the cards. */
export function rateNoteOn(cards: GuideCards) {
  const known = Object.values(cards).flatMap((card) => card ?? [])
  if (known.length === 0) return null
  return (
    <p className="mt-4 text-sm text-ink/80">
      {`${words.sourcesInGuides} `}
      {known.some(({ isUncertain }) => isUncertain) && `${words.notConfirmedYet} `}
      <RateText rates={known.flatMap(({ rates }) => rates)} />
    </p>
  )
}

function Figures({ figures }: { figures: KeyFigure[] }) {
  return (
    <dl className="mb-3 grid gap-1.5 border-b border-dashed border-ink/25 pb-3 sm:my-4 sm:pb-4">
      {figures.map(({ label, value, rupees, remarks }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 max-xs:block">
          <dt className="shrink-0 text-sm text-ink/75">{label}</dt>
          <dd className="min-w-0 leading-snug text-night xs:text-right">
            <span className="font-semibold">{value}</span>
            {rupees && <small className="block text-sm opacity-80">{rupees}</small>}
            {remarks && <small className="block text-sm opacity-80 wrap-anywhere">{remarks}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
