import type { ReactNode } from 'react'
import { to } from '#app/base/browser/addresses.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Heading } from '#app/ui/heading.tsx'
import { type Destination, destinationsApi } from '../contract.ts'
import * as words from '../words.ts'
import { type CardGuide, DestinationCard } from './destination-card.tsx'

interface DestinationsSectionProps {
  heading: string
  /** Below it; '' for nothing. */
  text: string
  /** null when the server could not read them. */
  destinations: Destination[] | null
  /** 1 where it is the page, 2 where it is a part of one. */
  level: 1 | 2
  /** What a card shows of its country's guide, by the country's code. */
  guideOf: (code: string | null) => CardGuide | undefined
  /** What is to be said of the figures on the cards. */
  note: ReactNode
}

/** keep-fresh.ts looks whether there are others. */
export function DestinationsSection({
  heading,
  text,
  destinations,
  level,
  guideOf,
  note,
}: DestinationsSectionProps) {
  return (
    <section
      data-part="destinations"
      data-list={destinationsApi.list.url}
      aria-labelledby="destinations"
      className="frame section-gap"
    >
      <Heading
        level={level}
        id="destinations"
        className="font-display text-title font-semibold text-night"
      >
        {heading}
      </Heading>
      {text && <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{text}</p>}
      {destinations ? (
        <ul className="mt-8 grid gap-4 sm:mt-10 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
          {destinations.map((destination) => (
            <DestinationCard
              key={destination.id}
              destination={destination}
              level={level === 1 ? 2 : 3}
              guide={guideOf(destination.code)}
            />
          ))}
        </ul>
      ) : (
        <p role="status" className="mt-10">
          {words.loadingDestinations}
        </p>
      )}
      {note}
      <p className="mt-6">
        <a href={to('/compare')} className={buttonLook('plain')}>
          {words.compareSideBySide}
        </a>
      </p>
    </section>
  )
}
