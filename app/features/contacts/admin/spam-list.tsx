import { list } from '#app/platform/admin/list/list.ts'
import { contactsApi, type SpamReason } from '../contract.ts'
import { commonColumns, removal } from './common-columns.tsx'
import { NotSpamButton } from './not-spam-button.tsx'

const { email, message, phone, created_at } = commonColumns

export const spamList = list(contactsApi.listSpam, {
  id: 'contacts/spam',
  title: 'Spam',
  plural: 'spam messages',
  emptyName: 'spam messages',
  describeEmpty: ({ q }) =>
    q
      ? `No message contains “${q}”.`
      : 'Contact messages that look like spam appear here. They create no lead and no notification.',
  countLabel: ['message', 'messages'],
  search: { label: 'Search spam', placeholder: 'Name, email, phone or text' },
  defaultSort: '-created_at',
  paging: 'numbered',
  columns: {
    name: {
      heading: 'Name',
      width: 'w-[12%]',
      sort: 'name',
      cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
    },
    reason: {
      heading: 'Reason',
      width: 'w-[18%]',
      cell: (contact) => (
        <div className="grid justify-items-start gap-2">
          {reasons[contact.spam_reason]}
          <NotSpamButton contact={contact} />
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

const reasons: Record<SpamReason, string> = {
  hidden_field: 'A hidden field was filled in',
  link_in_name: 'There is a link in the name',
  link_code: 'The text contains web page or forum code',
  many_links: 'More than two links',
  same_text: 'Another person sent the same text within a day',
}
