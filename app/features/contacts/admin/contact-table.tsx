import type { ReactNode } from 'react'
import { office } from '#app/features/office/contract.ts'
import { Button } from '#app/ui/button.tsx'
import { LongText } from '#app/ui/long-text.tsx'
import { Moment } from '#app/ui/moment.tsx'
import type { Contact, ContactKey } from '../contract.ts'
import type { ContactView } from './contact-view.ts'
import { orderOf, SortHeader } from './sort-header.tsx'

interface ContactTableProps {
  view: ContactView
  contacts: Contact[]
  onRemove: (contact: Contact) => void
}

const columns: { label: string; width?: string; key?: ContactKey }[] = [
  { label: 'Name', width: 'w-[13%]', key: 'name' },
  { label: 'Email', width: 'w-[15%]', key: 'email' },
  { label: 'Message' },
  { label: 'Phone', width: 'w-[13%]', key: 'phone' },
  { label: 'Preferred destination', width: 'w-[10.5%]', key: 'country' },
  { label: 'Date', width: 'w-[11.5%]', key: 'created_at' },
  { label: 'Actions', width: 'w-24' },
]

/** A table; where that would be too wide, a card for each row. */
export function ContactTable({ view, contacts, onRemove }: ContactTableProps) {
  return (
    <div className="lg:rounded-card lg:border lg:border-line lg:bg-white">
      <table className="block w-full table-fixed text-left text-sm lg:table">
        <thead className="hidden border-b border-line lg:table-header-group">
          <tr>
            {columns.map(({ label, width = '', key }) => (
              <th
                key={label}
                scope="col"
                aria-sort={key && orderOf(view, key)}
                className={`p-3 align-top font-semibold text-indigo ${width}`}
              >
                {key ? <SortHeader view={view} column={key} label={label} /> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-3 lg:table-row-group">
          {contacts.map((contact) => (
            <ContactRow key={contact.id} contact={contact} onRemove={onRemove} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ContactRowProps = Pick<ContactTableProps, 'onRemove'> & { contact: Contact }

function ContactRow({ contact, onRemove }: ContactRowProps) {
  const { name, email, message, phone, country, created_at } = contact
  const [account, host] = email.split(/@(?=[^@]*$)/)

  return (
    <tr className="grid gap-1 rounded-card border border-line bg-white p-3 align-top lg:table-row lg:border-x-0 lg:border-t-0 lg:last:border-b-0">
      <Cell label="Name">
        <span className="font-semibold wrap-anywhere">{name}</span>
      </Cell>
      <Cell label="Email">
        <a
          href={`mailto:${encodeURIComponent(email)}`}
          className="text-indigo underline wrap-anywhere"
        >
          {/* Where it breaks when it must. */}
          {account}
          <wbr />@{host}
        </a>
      </Cell>
      <Cell label="Message">
        <LongText text={message} />
      </Cell>
      <Cell label="Phone">
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          className="text-indigo underline wrap-anywhere"
        >
          {phone}
        </a>
      </Cell>
      <Cell label="Preferred destination">{country || '–'}</Cell>
      <Cell label="Date">
        <Moment at={created_at} timeZone={office.timeZone} className="tabular-nums" />
      </Cell>
      <Cell label="Actions">
        <Button
          size="small"
          look="danger"
          className="justify-self-start"
          aria-label={`Delete the message of ${name}`}
          onClick={() => onRemove(contact)}
        >
          Delete
        </Button>
      </Cell>
    </tr>
  )
}

interface CellProps {
  label: string
  children: ReactNode
}

function Cell({ label, children }: CellProps) {
  return (
    <td
      data-label={label}
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2 before:text-ink/75 before:content-[attr(data-label)] lg:table-cell lg:p-3 lg:before:content-none"
    >
      {children}
    </td>
  )
}
