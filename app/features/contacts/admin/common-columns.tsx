import { getLanguageName } from '#app/contract/languages.ts'
import type { Column, List } from '#app/platform/admin/list/list.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { EmailLink } from '#app/ui/email-link.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { type Contact, type ContactKey, contactsApi } from '../contract.ts'

/** Columns that the lists of contact messages and of spam share. */
export const commonColumns = {
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
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={linkClassName}>
        {phone}
      </a>
    ),
    // The prefix stops spreadsheets from treating phones as formulas or numbers.
    csv: ({ phone }) => `tel:${phone}`,
  },
  country: {
    heading: 'Preferred destination',
    width: 'w-[10.5%]',
    sort: 'country',
    cell: ({ country }) => country || '–',
    csv: ({ country }) => country,
  },
  language: {
    heading: 'Language',
    width: 'w-[8%]',
    cell: ({ language }) => getLanguageName(language),
    csv: ({ language }) => getLanguageName(language),
  },
  created_at: {
    heading: 'Date',
    width: 'w-[11.5%]',
    sort: 'created_at',
    orders: [
      ['-created_at', 'Newest first'],
      ['created_at', 'Oldest first'],
    ],
    cell: ({ created_at }) => <OfficeDateTime at={created_at} className="tabular-nums" />,
    csv: ({ created_at }) => new Date(created_at),
  },
} satisfies Record<string, Column<Contact, ContactKey>>

export const removal: List<Contact>['removal'] = {
  api: contactsApi,
  singular: 'contact message',
  subject: 'contact',
  label: ({ name }) => `Delete the message of ${name}`,
  question: 'Are you sure you want to delete this message?',
  description: ({ name, email }) => `${name}, ${email}`,
  successMessage: () => 'Contact message deleted successfully',
  errorMessage: 'Failed to delete contact message. Please try again.',
}

const linkClassName = 'text-indigo underline wrap-anywhere'

function MailLink({ address }: { address: string }) {
  const [account, host] = address.split(/@(?=[^@]*$)/)

  return (
    <EmailLink address={address} className={linkClassName}>
      {/* A long address breaks before the @. */}
      {account}
      <wbr />@{host}
    </EmailLink>
  )
}
