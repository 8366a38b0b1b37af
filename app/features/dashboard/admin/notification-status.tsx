import { Link } from 'react-router'
import type { Dashboard } from '../contract.ts'

/** Whether anybody hears of a new enquiry who does not look here. */
export function NotificationStatus({
  people,
  does_mail_leave,
}: NonNullable<Dashboard['enquiry_notifications']>) {
  const hasRecipients = people > 0
  return (
    <p
      className={
        hasRecipients ? 'text-sm text-ink/75' : 'rounded-card border border-marigold bg-white p-4'
      }
    >
      {!hasRecipients && 'Nobody is told of new enquiries who does not look here. '}
      {!hasRecipients && !does_mail_leave && 'No mail leaves this server. '}
      {hasRecipients &&
        `${people === 1 ? 'One of you is' : `${people} of you are`} told of new enquiries. `}
      <Link to="/admin/mail" className="inline-block py-1 font-semibold text-indigo underline">
        Mail
      </Link>
    </p>
  )
}
