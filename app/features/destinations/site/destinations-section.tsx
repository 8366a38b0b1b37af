import type { ReactNode } from 'react'
import { to } from '#app/platform/browser/addresses.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { Heading } from '#app/ui/heading.tsx'
import { type Destination, destinationsApi } from '../contract.ts'
import * as words from '../words.ts'
import { type CardGuide, DestinationCard } from './destination-card.tsx'

interface DestinationsSectionProps {
  heading: string
  /** The text below the heading, or ''. */
  text: string
  /** null if they could not be loaded. */
  destinations: Destination[] | null
  /** The heading level: 1 on its own page, 2 in another. */
  level: 1 | 2
  /** Guides by country code. */
  guideOf: (code: string | null) => CardGuide | undefined
  /** A note on the figures of the cards. */
  note: ReactNode
}

/** refresh-page.ts replaces the list when it changes. */
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
        <a href={to('/compare')} className={buttonClassName('plain')}>
          {words.compareSideBySide}
        </a>
      </p>
    </section>
  )
}
