import { Link } from 'react-router'
import { formatCount } from '#app/platform/admin/format-count.ts'
import { formatMinutes } from '#app/platform/admin/format-minutes.ts'
import { RESPONSE_LOG_DAYS, type ResponseLogSummary } from '../../response-log-contract.ts'

const linkClassName = 'font-semibold text-alarm underline'

/** A summary sentence that links to unanswered enquiries. */
export function Summary({ summary }: { summary: ResponseLogSummary }) {
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
