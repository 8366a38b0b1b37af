import { Link } from 'react-router'
import type { Dashboard } from '../contract.ts'

/** Shows how many administrators are notified of new enquiries. */
export function NotificationStatus({
  people,
  is_mail_enabled,
}: NonNullable<Dashboard['enquiry_notifications']>) {
  const hasRecipients = people > 0
  return (
    <p
      className={
        hasRecipients ? 'text-sm text-ink/75' : 'rounded-card border border-marigold bg-white p-4'
      }
    >
      {!hasRecipients && 'New enquiries are not e-mailed to anyone yet. '}
      {hasRecipients &&
        `${people === 1 ? '1 person is' : `${people} people are`} notified of new enquiries. `}
      <Link to="/admin/mail" className="inline-block py-1 font-semibold text-indigo underline">
        {is_mail_enabled ? 'Mail' : 'Set up e-mail'}
      </Link>
    </p>
  )
}
