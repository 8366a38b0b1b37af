import { Link } from 'react-router'
import { reauthenticationApi } from '#app/features/accounts/reauthentication-contract.ts'
import { list, type View } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { EmailLink } from '#app/ui/email-link.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { dayOf } from '../contract.ts'
import {
  type CountedEvent,
  type Registration,
  registrationsApi,
} from '../registrations-contract.ts'
import type { Route } from './+types/registrations-page.ts'
import { describeSeats } from './describe-seats.ts'
import { InformPeople } from './inform-people.tsx'
import { LocalTime } from './local-time.tsx'
import { RegistrationActions } from './registration-actions.tsx'
import { stateNames } from './state-names.ts'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const events = await args.context.get(apiContext).call(registrationsApi.listEvents, {})
  const registrations = createRegistrationList(events)
  return { events, registrations, ...(await loadList(registrations, args)) }
}

export default function RegistrationsPage({ loaderData }: Route.ComponentProps) {
  const { events, registrations, view, reading } = loaderData

  return (
    <ListScreen
      list={registrations}
      view={view}
      reading={reading}
      intro={<ChosenEvent events={events} view={view} />}
    />
  )
}

/** The seats of the event that the list shows. */
function ChosenEvent({ events, view }: { events: CountedEvent[]; view: View }) {
  const event = events.find(({ id }) => id === view.filters.event)
  if (!event) return null
  const { title, starts, attended, is_cancelled } = event

  return (
    <div className="card p-4">
      <p className="font-semibold text-night wrap-anywhere">{title}</p>
      <p>
        <LocalTime at={starts} />
      </p>
      <p role="status">
        {describeSeats(event)}
        {attended > 0 && `, ${attended} attended`}
      </p>
      {is_cancelled && <p className="font-semibold">This event is cancelled.</p>}
      <InformPeople event={event} />
    </div>
  )
}

function createRegistrationList(events: CountedEvent[]) {
  return list(registrationsApi.list, {
    id: 'event-registrations',
    title: 'Registrations',
    plural: 'registrations',
    describeEmpty: ({ q, filters }) =>
      q || Object.values(filters).some(Boolean)
        ? 'Search for part of a name, an e-mail address or a phone number, or remove a filter.'
        : 'People who register for your events appear here. Each of them is also a lead.',
    countLabel: ['registration', 'registrations'],
    search: { label: 'Search registrations', placeholder: 'Name, email or phone' },
    defaultSort: '-created_at',
    paging: 'numbered',
    filters: {
      event: {
        label: 'Event',
        all: 'All events',
        options: Object.fromEntries(
          events.map(({ id, title, starts }) => [
            id,
            `${title}, ${formatDay(dayOf(starts), true)}`,
          ]),
        ),
      },
      state: { label: 'Status', all: 'Any status', options: stateNames },
    },
    columns: {
      name: { heading: 'Name', cell: (row) => <Name row={row} />, csv: ({ name }) => name },
      event: {
        heading: 'Event',
        cell: ({ event_title, event_starts }) => (
          <span className="wrap-anywhere">
            {event_title}
            <br />
            <LocalTime at={event_starts} />
          </span>
        ),
        csv: ({ event_title }) => event_title,
      },
      email: {
        heading: 'Email',
        cell: ({ email }) => (
          <EmailLink address={email} className={link}>
            {email}
          </EmailLink>
        ),
        csv: ({ email }) => email,
      },
      phone: {
        heading: 'Phone',
        width: 'w-[12%]',
        cell: ({ phone }) => (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
            {phone}
          </a>
        ),
        // The prefix stops spreadsheets from treating phones as formulas or numbers.
        csv: ({ phone }) => `tel:${phone}`,
      },
      note: {
        heading: 'Note',
        cell: ({ note }) => (note ? <LongText text={note} /> : '–'),
        csv: ({ note }) => note,
      },
      created_at: {
        heading: 'Date',
        width: 'w-[11%]',
        sort: 'created_at',
        orders: [
          ['-created_at', 'Newest first'],
          ['created_at', 'Oldest first'],
        ],
        cell: ({ created_at }) => <OfficeDateTime at={created_at} className="tabular-nums" />,
        csv: ({ created_at }) => new Date(created_at),
      },
      state: {
        heading: 'Status',
        width: 'w-[16%]',
        cell: (row) => <RegistrationActions registration={row} />,
        csv: ({ state }) => stateNames[state],
      },
      attended: { heading: 'Attended', csv: ({ is_attended }) => (is_attended ? 'Yes' : '') },
    },
    csv: {
      file: 'event-registrations',
      columns: ['event', 'name', 'email', 'phone', 'note', 'state', 'attended', 'created_at'],
      recordExport: (api) =>
        api.call(reauthenticationApi.recordExport, { body: { list: 'event registrations' } }),
    },
  })
}

const link = 'text-indigo underline wrap-anywhere'

function Name({ row: { name, lead_id } }: { row: Registration }) {
  return (
    <span className="font-semibold wrap-anywhere">
      {lead_id ? (
        <Link to={`/admin/leads/${lead_id}`} className="text-indigo underline">
          {name}
        </Link>
      ) : (
        name
      )}
    </span>
  )
}
