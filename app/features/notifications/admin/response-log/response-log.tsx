import { Link } from 'react-router'
import { reauthenticationApi } from '#app/features/accounts/reauthentication-contract.ts'
import { formatMinutes } from '#app/platform/admin/format-minutes.ts'
import { list } from '#app/platform/admin/list/list.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { type LoggedEnquiry, responseLogApi } from '../../response-log-contract.ts'
import { channelLabels, describeDelivery } from './delivery-text.ts'

const states: Record<LoggedEnquiry['state'], string> = {
  unanswered: 'Unanswered',
  answered: 'Answered',
  closed: 'Closed without a reply',
}

const lower = (text: string) => text.toLowerCase()

/** Enquiries with their notifications and first response. */
export const responseLog = list(responseLogApi.list, {
  id: 'response-log',
  title: 'Response log',
  plural: 'enquiries',
  describeEmpty: ({ q, filters }) =>
    q || Object.values(filters).some(Boolean)
      ? 'Try other words, or remove a filter.'
      : 'Enquiries from the form, the chat or another site are listed here for 30 days.',
  countLabel: ['enquiry', 'enquiries'],
  search: { label: 'Search enquiries', placeholder: 'Name, phone or e-mail' },
  filters: {
    state: { label: 'State', all: 'Answered or not', options: states, describeChoice: lower },
    notified: {
      label: 'Notified',
      all: 'Notified or not',
      options: { no: 'Not notified', yes: 'Notified' },
      describeChoice: lower,
    },
    channel: {
      label: 'Channel',
      all: 'All channels',
      options: channelLabels,
      describeChoice: (text) => `by ${lower(text)}`,
    },
  },
  paging: 'numbered',
  columns: {
    who: {
      heading: 'Name',
      width: 'w-[22%]',
      cell: ({ name, address, channel }) => (
        <span className="grid wrap-anywhere">
          <Link to={address} className="w-fit font-semibold text-indigo underline">
            {name}
          </Link>
          <span className="text-sm text-ink/75">{channelLabels[channel]}</span>
        </span>
      ),
      csv: ({ name }) => name,
    },
    channel: { heading: 'Channel', csv: ({ channel }) => channelLabels[channel] },
    at: {
      heading: 'Received',
      width: 'w-[15%]',
      cell: ({ at }) => <OfficeDateTime at={at} className="tabular-nums" />,
      csv: ({ at }) => new Date(at),
    },
    deliveries: {
      heading: 'Notified',
      cell: (enquiry) => <Deliveries enquiry={enquiry} />,
      csv: ({ deliveries, was_seen }) =>
        [...(was_seen ? ['open inbox'] : []), ...deliveries.map(describeDelivery)].join('; ') ||
        'no one',
    },
    answered: {
      heading: 'Answered',
      width: 'w-[22%]',
      cell: (enquiry) => <FirstResponse enquiry={enquiry} />,
      csv: ({ first_response_at }) => (first_response_at ? new Date(first_response_at) : ''),
    },
    by: { heading: 'Answered by', csv: ({ first_response_by }) => first_response_by },
    minutes: {
      heading: 'Minutes of office hours',
      csv: ({ minutes }) => String(minutes ?? ''),
    },
  },
  csv: {
    file: 'response-log',
    columns: ['who', 'channel', 'at', 'deliveries', 'answered', 'by', 'minutes'],
    recordExport: (api) =>
      api.call(reauthenticationApi.recordExport, { body: { list: 'enquiries' } }),
  },
})

function Deliveries({
  enquiry: { deliveries, was_seen, is_unnotified },
}: {
  enquiry: LoggedEnquiry
}) {
  return (
    <div className="grid gap-1 wrap-anywhere">
      {is_unnotified && <strong className="font-semibold text-alarm">No one was notified</strong>}
      {was_seen && <span>Received while the inbox was open</span>}
      {deliveries.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {deliveries.map((each) => (
            <li
              key={describeDelivery(each)}
              className={each.state === 'failed' ? 'text-alarm' : undefined}
            >
              {describeDelivery(each)}
              {each.at && (
                <>
                  {' '}
                  <OfficeDateTime at={each.at} isShort className="text-ink/75 tabular-nums" />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function FirstResponse({ enquiry }: { enquiry: LoggedEnquiry }) {
  const { state, first_response_at, first_response_by, minutes } = enquiry
  if (state === 'closed') return <span>Closed without a reply</span>
  if (!first_response_at) {
    return (
      <span className="grid">
        <strong className="font-semibold text-alarm">No reply yet</strong>
        <span className="text-sm tabular-nums">
          for {formatMinutes(minutes ?? 0)} of office hours
        </span>
      </span>
    )
  }
  return (
    <span className="grid wrap-anywhere">
      <span>
        {first_response_by && `${first_response_by}, `}
        <OfficeDateTime at={first_response_at} isShort className="tabular-nums" />
      </span>
      <span className="text-sm text-ink/75 tabular-nums">after {formatMinutes(minutes ?? 0)}</span>
    </span>
  )
}
