import { Suspense, use, useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Reading, View } from '#app/base/admin/list/list.ts'
import { Button } from '#app/ui/button.tsx'
import type { ListedContact } from '../contract.ts'
import { useContactNews } from './contact-news-provider.tsx'
import { contacts } from './contacts.tsx'

interface ContactNewsProps {
  view: View
  reading: Promise<Reading<ListedContact>>
}

/**
 * Keeps the list up to date. Where the newest stand first and nobody has scrolled away from them,
 * new ones come in by themselves; elsewhere a button offers them, which moves nothing.
 */
export function ContactNews(props: ContactNewsProps) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-2 z-10 grid justify-items-center md:left-60"
    >
      <Suspense>
        <News {...props} />
      </Suspense>
    </div>
  )
}

function News({ view, reading }: ContactNewsProps) {
  const result = use(reading)
  const { unseen, newest, see } = useContactNews()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const rows = result?.ok ? result.value : undefined
  const isLatest = view.sort === contacts.usualSort && view.page === 1 && !view.q
  const isBehind = isLatest && rows !== undefined && newest > (rows[0]?.id ?? '')

  useSeen(rows, see)
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
      look="primary"
      size="small"
      className="pointer-events-auto whitespace-nowrap"
      onClick={show}
    >
      {unseen === 1 ? '1 new message' : `${unseen.toLocaleString('en')} new messages`}
    </Button>
  )
}

/** What stands on a screen that somebody looks at has been seen. */
function useSeen(rows: ListedContact[] | undefined, see: (rows: ListedContact[]) => void) {
  useEffect(() => {
    const look = () => !document.hidden && see(rows ?? [])
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [rows, see])
}
