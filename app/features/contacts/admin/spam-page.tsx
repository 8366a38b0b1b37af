import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { list } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { focusHeading } from '#app/platform/admin/screen.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { contactsApi, type SpamContact, type SpamReason } from '../contract.ts'
import type { Route } from './+types/spam-page.ts'
import { commonColumns, removal } from './common-columns.tsx'
import { ContactTabs } from './contact-tabs.tsx'
import { useUnseenContacts } from './unseen-contacts-provider.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(spamList, args)

export default function SpamPage({ loaderData }: Route.ComponentProps) {
  return <ListScreen list={spamList} {...loaderData} intro={<ContactTabs />} />
}

const { email, message, phone, created_at } = commonColumns

const spamList = list(contactsApi.listSpam, {
  id: 'contacts/spam',
  title: 'Spam',
  plural: 'spam messages',
  emptyName: 'spam messages',
  describeEmpty: ({ q }) =>
    q
      ? `No message contains “${q}”.`
      : 'Contact messages that look like spam appear here. They create no lead and no notification.',
  firstAction: { label: 'Show contact messages', to: '/admin/contacts' },
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

/** Moves a spam message to the contact messages and records its lead. */
function NotSpamButton({ contact: { id, name } }: { contact: SpamContact }) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { refresh } = useUnseenContacts()
  const [isSending, setSending] = useState(false)

  async function markNotSpam() {
    setSending(true)
    const request = api.attempt(contactsApi.markNotSpam, { params: { id } })
    const result = await request.catch((error) => void console.error(error))
    setSending(false)
    if (!result?.ok) {
      await showToast('error', 'The message could not be moved out of spam. Please try again.')
      return
    }
    refresh()
    await revalidate()
    focusHeading()
    await showToast('success', `The message from ${name} was moved to contact messages`)
  }

  return (
    <Button
      size="small"
      aria-label={`Not spam: message from ${name}`}
      disabled={isSending}
      onClick={markNotSpam}
    >
      Not spam
    </Button>
  )
}
