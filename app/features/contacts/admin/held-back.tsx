import { list } from '#app/base/admin/list/list.ts'
import { contactsApi, type QuarantineReason } from '../contract.ts'
import { common, removal } from './common.tsx'
import { ReleaseButton } from './release-button.tsx'

const { email, message, phone, created_at } = common

/** The screen of what looks like spam. */
export const heldBack = list(contactsApi.quarantine, {
  id: 'contacts/held-back',
  title: 'Held back',
  many: 'what is held back',
  nothing: 'messages held back',
  describeEmpty: ({ q }) =>
    q
      ? `Nothing has “${q}” in its name, email, phone or text.`
      : 'What looks like spam in the contact form appears here, and nobody is told of it.',
  counted: ['message', 'messages'],
  search: { label: 'Search what is held back', placeholder: 'Name, email, phone or text' },
  usualSort: '-created_at',
  paging: 'numbered',
  columns: {
    name: {
      heading: 'Name',
      width: 'w-[12%]',
      sort: 'name',
      cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
    },
    reason: {
      heading: 'Why it is held back',
      width: 'w-[18%]',
      cell: (contact) => (
        <div className="grid justify-items-start gap-2">
          {reasons[contact.quarantined_reason]}
          <ReleaseButton contact={contact} />
        </div>
      ),
    },
    message,
    email,
    phone,
    created_at,
  },
  removal,
})

const reasons: Record<QuarantineReason, string> = {
  hidden_field: 'A field is filled in that people do not see',
  link_in_name: 'A link in the name',
  link_code: 'Links in the code of web pages or forums',
  many_links: 'More than two links',
  same_text: 'The same text came from somebody else within a day',
}
