import { Link } from 'react-router'
import { reauthenticationApi } from '#app/features/accounts/reauthentication-contract.ts'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { formatMinutes } from '#app/platform/admin/format-minutes.ts'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useRefresh } from '#app/platform/admin/use-refresh.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import {
  type DeliverySummary,
  type LoggedEnquiry,
  RESPONSE_LOG_DAYS,
  type ResponseLogSummary,
  responseLogApi,
} from '../../response-log-contract.ts'
import type { Route } from './+types/response-log-page.ts'

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [summary, list] = await Promise.all([
    args.context.get(apiContext).call(responseLogApi.summary, {}),
    loadList(responseLog, args),
  ])
  return { summary, list }
}

export default function ResponseLogPage({ loaderData: { summary, list } }: Route.ComponentProps) {
  useRefresh()
  return <ListScreen list={responseLog} {...list} intro={<Summary summary={summary} />} />
}

const linkClassName = 'font-semibold text-alarm underline'

/** A summary sentence that links to unanswered enquiries. */
function Summary({ summary }: { summary: ResponseLogSummary }) {
  const { total, answered, unanswered, unnotified, median_minutes } = summary

  return (
    <p className="max-w-prose text-ink/75 tabular-nums">
      {formatCount(total, 'enquiry', 'enquiries')} in the last {RESPONSE_LOG_DAYS} days,{' '}
      {answered.toLocaleString('en')} answered
      {median_minutes !== null && `, median response time ${formatMinutes(median_minutes)}`}.{' '}
      {unanswered > 0 ? (
        <Link to="?state=unanswered" className={linkClassName}>
          {formatCount(unanswered, 'enquiry awaits', 'enquiries await')} a reply.
        </Link>
      ) : (
        'No enquiry awaits a reply.'
      )}{' '}
      {unnotified > 0 ? (
        <Link to="?notified=no" className={linkClassName}>
          {formatCount(unnotified, 'enquiry', 'enquiries')} without a notification.
        </Link>
      ) : (
        total > 0 && 'Someone was notified of each one.'
      )}
    </p>
  )
}

const states: Record<LoggedEnquiry['state'], string> = {
  unanswered: 'Unanswered',
  answered: 'Answered',
  closed: 'Closed without a reply',
}

const lower = (text: string) => text.toLowerCase()

const channelLabels: Record<LoggedEnquiry['channel'], string> = {
  form: 'Contact form',
  chat: 'Chat',
  api: 'Another site',
}

/** Labels of deliveries that were not sent. */
const unsentLabels: Record<Exclude<DeliverySummary['state'], 'sent'>, string> = {
  waiting: 'not yet sent',
  failed: 'could not be sent',
  held: 'not sent: email is not set up',
  cancelled: 'was cancelled',
}

const byChannel: Record<DeliverySummary['channel'], string> = { mail: 'by mail', push: 'by push' }

/** "Sita, by mail", "Binod, by push: not yet sent". */
function describeDelivery({
  name,
  channel,
  kind,
  state,
  server_response: response,
}: DeliverySummary) {
  const reason = kind === 'overdue_reply' ? ', overdue reply' : ''
  const text = `${name}, ${byChannel[channel]}${reason}`
  if (state === 'sent') return text
  return `${text}: ${unsentLabels[state]}${state === 'failed' && response ? ` (${response})` : ''}`
}

/** Enquiries with their notifications and first response. */
const responseLog = list(responseLogApi.list, {
  id: 'response-log',
  title: 'Response log',
  plural: 'enquiries',
  describeEmpty: ({ q, filters }) =>
    q || Object.values(filters).some(Boolean)
      ? 'Try other words, or remove a filter.'
      : 'Enquiries from the form, the chat or another site are listed here for 30 days, so that nobody is forgotten. Send one yourself to try it.',
  firstAction: { label: 'Open the contact form', to: '/contact' },
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
