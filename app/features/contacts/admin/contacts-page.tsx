import { type ComponentProps, Suspense, use, useEffect } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { reauthenticationApi } from '#app/features/accounts/reauthentication-contract.ts'
import { type ListResult, list, type View } from '#app/platform/admin/list/list.ts'
import { ListScreen } from '#app/platform/admin/list/list-screen.tsx'
import { loadList } from '#app/platform/admin/list/read-list.ts'
import { WhatsAppLink } from '#app/platform/admin/whatsapp-link.tsx'
import { Button } from '#app/ui/button.tsx'
import { contactsApi, type ListedContact } from '../contract.ts'
import type { Route } from './+types/contacts-page.ts'
import { commonColumns, removal } from './common-columns.tsx'
import { ContactTabs } from './contact-tabs.tsx'
import { useUnseenContacts } from './unseen-contacts-provider.tsx'

export const handle = { signInNeeded: 'Unauthorized. Please log in again.' }

export const clientLoader = (args: Route.ClientLoaderArgs) => loadList(contacts, args)

export default function ContactsPage({ loaderData }: Route.ComponentProps) {
  return <ListScreen list={contacts} {...loaderData} intro={<Intro {...loaderData} />} />
}

function Intro(props: ComponentProps<typeof NewContactsButton>) {
  return (
    <>
      <ContactTabs />
      <NewContactsButton {...props} />
    </>
  )
}

interface NewContactsButtonProps {
  view: View
  reading: Promise<ListResult<ListedContact>>
}

/**
 * Reloads the list for new messages if it shows the newest messages and is not scrolled. Otherwise
 * shows a button for the new messages.
 */
function NewContactsButton(props: NewContactsButtonProps) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-2 z-10 grid justify-items-center md:left-60"
    >
      <Suspense>
        <LoadedButton {...props} />
      </Suspense>
    </div>
  )
}

function LoadedButton({ view, reading }: NewContactsButtonProps) {
  const result = use(reading)
  const { unseen, newest, markSeen } = useUnseenContacts()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const rows = result?.ok ? result.value : undefined
  const isLatest = view.sort === contacts.defaultSort && view.page === 1 && !view.q
  const isBehind = isLatest && rows !== undefined && newest > (rows[0]?.id ?? '')

  useMarkSeen(rows, markSeen)
  useEffect(() => {
    if (isBehind && window.scrollY === 0) revalidate()
  }, [isBehind, newest, revalidate])

  if (unseen === 0 || (isLatest && !isBehind)) return null
  const show = () => {
    window.scrollTo(0, 0)
    navigate('/admin/contacts')
  }
  return (
    <Button
      variant="primary"
      size="small"
      className="pointer-events-auto whitespace-nowrap"
      onClick={show}
    >
      {unseen === 1 ? '1 new message' : `${unseen.toLocaleString('en')} new messages`}
    </Button>
  )
}

/** Marks the rows as seen while the page is visible. */
function useMarkSeen(rows: ListedContact[] | undefined, markSeen: (rows: ListedContact[]) => void) {
  useEffect(() => {
    const markShown = () => !document.hidden && markSeen(rows ?? [])
    markShown()
    document.addEventListener('visibilitychange', markShown)
    return () => document.removeEventListener('visibilitychange', markShown)
  }, [rows, markSeen])
}

const contacts = list(contactsApi.list, {
  id: 'contacts',
  title: 'Contact Messages',
  plural: 'contacts',
  emptyName: 'contact messages',
  describeEmpty: ({ q }) =>
    q
      ? `No message contains “${q}”.`
      : 'Messages from the contact form appear here. Send one yourself to try it.',
  firstAction: { label: 'Open the contact form', to: '/contact' },
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
    phone: {
      ...commonColumns.phone,
      cell: (contact) => (
        <>
          {commonColumns.phone.cell(contact)}{' '}
          {contact.lead_id && (
            <WhatsAppLink leadId={contact.lead_id} phone={contact.phone} className="text-indigo" />
          )}
        </>
      ),
    },
  },
  csv: {
    file: 'contact-messages',
    columns: ['name', 'email', 'phone', 'country', 'message', 'created_at', 'language'],
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
