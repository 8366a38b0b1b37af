import { Link } from 'react-router'
import { list } from '#app/base/admin/list/list.ts'
import { OfficeMoment } from '#app/base/admin/office-moment.tsx'
import { proofApi } from '#app/features/accounts/proof-contract.ts'
import { EmailLink } from '#app/ui/email-link.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { contactsApi } from '../contract.ts'

/** The screen of the contact messages. */
export const contacts = list(contactsApi.list, {
  id: 'contacts',
  title: 'Contact Messages',
  many: 'contacts',
  nothing: 'contact messages',
  describeEmpty: ({ q }) =>
    q
      ? `Nothing has “${q}” in its name, email, phone or text.`
      : 'What visitors send by the contact form appears here.',
  counted: ['message', 'messages'],
  search: { label: 'Search contact messages', placeholder: 'Name, email, phone or text' },
  usualSort: '-created_at',
  paging: 'numbered',
  columns: {
    name: {
      heading: 'Name',
      width: 'w-[13%]',
      sort: 'name',
      cell: ({ name, seen_at, lead_id }) => (
        <span className="font-semibold wrap-anywhere">
          {lead_id ? (
            <Link to={`/admin/leads/${lead_id}`} className="text-indigo underline">
              {name}
            </Link>
          ) : (
            name
          )}
          {!seen_at && <NewMark />}
        </span>
      ),
      csv: ({ name }) => name,
    },
    email: {
      heading: 'Email',
      width: 'w-[15%]',
      sort: 'email',
      cell: ({ email }) => <MailLink address={email} />,
      csv: ({ email }) => email,
    },
    message: {
      heading: 'Message',
      cell: ({ message }) => <LongText text={message} />,
      csv: ({ message }) => message,
    },
    phone: {
      heading: 'Phone',
      width: 'w-[13%]',
      sort: 'phone',
      orders: [
        ['phone', 'Phone, lowest first'],
        ['-phone', 'Phone, highest first'],
      ],
      cell: ({ phone }) => (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={linkLook}>
          {phone}
        </a>
      ),
      // Spreadsheets would count with +977 980-0000000, and forget the 0 that others begin with.
      csv: ({ phone }) => `tel:${phone}`,
    },
    country: {
      heading: 'Preferred destination',
      width: 'w-[10.5%]',
      sort: 'country',
      cell: ({ country }) => country || '–',
      csv: ({ country }) => country,
    },
    created_at: {
      heading: 'Date',
      width: 'w-[11.5%]',
      sort: 'created_at',
      orders: [
        ['-created_at', 'Newest first'],
        ['created_at', 'Oldest first'],
      ],
      cell: ({ created_at }) => <OfficeMoment at={created_at} className="tabular-nums" />,
      csv: ({ created_at }) => new Date(created_at),
    },
  },
  csv: {
    file: 'contact-messages',
    columns: ['name', 'email', 'phone', 'country', 'message', 'created_at'],
    note: (api) => api.call(proofApi.noteExport, { body: { list: 'contact messages' } }),
  },
  removal: {
    api: contactsApi,
    one: 'contact message',
    subject: 'contact',
    label: ({ name }) => `Delete the message of ${name}`,
    question: 'Are you sure you want to delete this message?',
    about: ({ name, email }) => `${name}, ${email}`,
    deleted: () => 'Contact message deleted successfully',
    notDeleted: 'Failed to delete contact message. Please try again.',
  },
})

function NewMark() {
  return (
    <>
      {' '}
      <span className="rounded-full bg-marigold px-2 text-sm font-semibold text-night">New</span>
    </>
  )
}

const linkLook = 'text-indigo underline wrap-anywhere'

function MailLink({ address }: { address: string }) {
  const [account, host] = address.split(/@(?=[^@]*$)/)

  return (
    <EmailLink address={address} className={linkLook}>
      {/* Where it breaks when it must. */}
      {account}
      <wbr />@{host}
    </EmailLink>
  )
}
