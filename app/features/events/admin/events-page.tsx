import { Link } from 'react-router'
import { languageNames } from '#app/contract/languages.ts'
import { PageState, pageColumns, stateNames } from '#app/features/pages/admin/pages.tsx'
import { TypedPages } from '#app/features/pages/admin/typed-pages.tsx'
import { list } from '#app/platform/admin/list/list.ts'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { eventsApi, type OfficeEvent } from '../contract.ts'
import type { Route } from './+types/events-page.ts'
import { describeSeats } from './describe-seats.ts'
import { LocalTime } from './local-time.tsx'

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(events, args)

/** Opening or closing the dialog does not reload the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.searchParams.has('add') === nextUrl.searchParams.has('add')

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  return <TypedPages type="event" list={events} addLabel="+ New event" {...loaderData} />
}

const events = list(eventsApi.list, {
  id: 'events',
  title: 'Events',
  plural: 'events',
  describeEmpty: ({ q, filters }) =>
    q || Object.values(filters).some(Boolean)
      ? 'Search for part of a title or an address, or remove a filter.'
      : 'Fairs, seminars and other events, for which visitors can register. Visitors find events once you publish the first one. Press “+ New event” to write it.',
  countLabel: ['event', 'events'],
  search: { label: 'Search events', placeholder: 'Title or address' },
  defaultSort: '-saved_at',
  paging: 'numbered',
  filters: {
    state: { label: 'Status', all: 'Any status', options: stateNames },
    language: { label: 'Language', all: 'All languages', options: languageNames },
  },
  columns: {
    chosen: pageColumns.chosen,
    title: pageColumns.title,
    starts: { heading: 'Start', width: 'w-[17%]', cell: ({ starts }) => <LocalTime at={starts} /> },
    seats: {
      heading: 'Registrations',
      width: 'w-[17%]',
      cell: (event) => <Registrations event={event} />,
    },
    language: pageColumns.language,
    state: { heading: 'Status', width: 'w-[14%]', cell: (row) => <PageState page={row} /> },
    saved: pageColumns.saved,
  },
})

/** The numbers, with a link for people who may read registrations. */
function Registrations({ event }: { event: OfficeEvent }) {
  const { id, translation_of } = event
  const text = describeSeats(event)
  if (!useCan()('contacts:work')) return text
  return (
    <Link
      to={`/admin/event-registrations?event=${translation_of ?? id}`}
      className="inline-block py-1 text-indigo underline"
    >
      {text}
    </Link>
  )
}
