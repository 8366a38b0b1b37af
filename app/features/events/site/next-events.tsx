import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { type EventCard, eventsPath } from '../contract.ts'
import * as words from '../words.ts'
import { EventCardView } from './event-card.tsx'

/** The events of a section, with a link to all; nothing without events. */
export function NextEvents({ events }: { events: EventCard[] }) {
  if (events.length === 0) return null

  return (
    <SiteLanguage>
      <ul className="mt-5 grid gap-5 sm:grid-cols-2">
        {events.map((event) => (
          <EventCardView key={event.address} event={event} headingLevel={3} />
        ))}
      </ul>
      <p className="mt-4">
        <a
          href={localizeAddress(eventsPath)}
          className="inline-flex min-h-9 items-center underline underline-offset-4"
        >
          {words.allEvents}
        </a>
      </p>
    </SiteLanguage>
  )
}
