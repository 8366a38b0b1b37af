import { Link } from 'react-router'
import { reauthenticationApi } from '#app/features/accounts/reauthentication-contract.ts'
import { list } from '#app/platform/admin/list/list.ts'
import { contactsApi } from '../contract.ts'
import { commonColumns, removal } from './common-columns.tsx'

export const contacts = list(contactsApi.list, {
  id: 'contacts',
  title: 'Contact Messages',
  plural: 'contacts',
  emptyName: 'contact messages',
  describeEmpty: ({ q }) =>
    q ? `No message contains “${q}”.` : 'Messages from the contact form appear here.',
  countLabel: ['message', 'messages'],
  search: { label: 'Search contact messages', placeholder: 'Name, email, phone or text' },
  defaultSort: '-created_at',
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
    ...commonColumns,
  },
  csv: {
    file: 'contact-messages',
    columns: ['name', 'email', 'phone', 'country', 'message', 'created_at'],
    recordExport: (api) =>
      api.call(reauthenticationApi.recordExport, { body: { list: 'contact messages' } }),
  },
  removal,
})

function NewMark() {
  return (
    <>
      {' '}
      <span className="rounded-full bg-marigold px-2 text-sm font-semibold text-night">New</span>
    </>
  )
}
