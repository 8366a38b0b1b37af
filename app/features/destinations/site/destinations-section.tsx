import type { Destination } from '../contract.ts'
import { DestinationCard } from './destination-card.tsx'
import { useDestinations } from './use-destinations.ts'

/** `destinations` is null when the server could not read them. */
export function DestinationsSection({
  destinations: first,
}: {
  destinations: Destination[] | null
}) {
  const destinations = useDestinations(first)

  return (
    <section aria-labelledby="destinations" className="frame section-gap">
      <h2 id="destinations" className="font-display text-title font-semibold text-night">
        Where will you study?
      </h2>
      <p className="mt-3 max-w-[65ch] text-subtitle text-ink/80">
        Every way starts in Kathmandu. Choose a country to see its universities, costs and visa
        steps.
      </p>
      {destinations ? (
        <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {destinations.map((destination) => (
            <DestinationCard key={destination.id} destination={destination} />
          ))}
        </ul>
      ) : (
        <p role="status" className="mt-10">
          Loading destinations...
        </p>
      )}
    </section>
  )
}
