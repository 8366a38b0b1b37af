import { Suspense, use, useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { ListResult, View } from '#app/platform/admin/list/list.ts'
import { Button } from '#app/ui/button.tsx'
import type { ListedContact } from '../contract.ts'
import { contacts } from './contacts.tsx'
import { useUnseenContacts } from './unseen-contacts-provider.tsx'

interface NewContactsButtonProps {
  view: View
  reading: Promise<ListResult<ListedContact>>
}

/**
 * Reloads the list for new messages if it shows the newest messages and is not scrolled. Otherwise
 * shows a button for the new messages.
 */
export function NewContactsButton(props: NewContactsButtonProps) {
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
