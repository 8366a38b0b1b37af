import { ListPages } from '#app/features/pages/site/list-pages.tsx'
import { pageOf } from '#app/features/pages/words.ts'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { type EventList, eventsPath, type ListAddress, pastPath, toListPath } from '../contract.ts'
import * as words from '../words.ts'
import { EventCardView } from './event-card.tsx'

interface EventListViewProps {
  address: ListAddress
  list: EventList
}

/** A page of the next events, or of those that are over. */
export function EventListView({ address, list }: EventListViewProps) {
  const { pages, events, has_past } = list
  const { isPast, page } = address
  const office = useOffice()
  const heading = isPast ? words.pastEvents : words.events

  return (
    <>
      <PageHead
        title={page > 1 ? `${heading} – ${pageOf(page, pages)}` : heading}
        description={isPast ? words.describePast(office.name) : words.describeEvents(office.name)}
        path={toListPath(address)}
        isInEveryLanguage
        parents={isPast ? [{ name: words.events, path: eventsPath }] : []}
      />
      <div className="frame pt-12 pb-20 wrap-anywhere lg:pt-16">
        <h1 className="font-display text-title font-semibold text-night">{heading}</h1>
        {events.length === 0 && <p className="mt-3 text-lg">{words.noneNow}</p>}
        <ul className="mt-8 grid gap-5 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
          {events.map((event) => (
            <EventCardView key={event.address} event={event} />
          ))}
        </ul>
        <ListPages
          page={page}
          pages={pages}
          toPath={(number) => toListPath({ isPast, page: number })}
        />
        <p className="mt-8">
          {isPast ? (
            <a href={localizeAddress(eventsPath)} className={link}>
              {words.allEvents}
            </a>
          ) : (
            has_past && (
              <a href={localizeAddress(pastPath)} className={link}>
                {words.pastEvents}
              </a>
            )
          )}
        </p>
      </div>
    </>
  )
}

const link = 'inline-flex min-h-9 items-center underline underline-offset-4'
