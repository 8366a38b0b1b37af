import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { createBrowserApi } from '#app/base/browser/browser-api.ts'
import type { Result } from '#app/contract/api-client.ts'
import { contactsApi, type ListedContact, type UnseenContacts } from '../contract.ts'

const POLL_INTERVAL_MS = 30_000

const UnseenContactsContext = createContext<ReturnType<typeof usePolling> | undefined>(undefined)

interface UnseenContactsProviderProps {
  /** Whether whoever is signed in may read them. */
  isOn: boolean
  credentials: Parameters<typeof createBrowserApi>[0]
  children: ReactNode
}

/** Knows of new contact messages while the back office is open and seen, on whichever screen. */
export function UnseenContactsProvider({ children, ...props }: UnseenContactsProviderProps) {
  return <UnseenContactsContext value={usePolling(props)}>{children}</UnseenContactsContext>
}

function usePolling({ isOn, credentials }: Omit<UnseenContactsProviderProps, 'children'>) {
  const [api] = useState(() =>
    createBrowserApi({ ...credentials, timeoutMs: POLL_INTERVAL_MS / 2 }),
  )
  const [unseenContacts, setUnseenContacts] = useState<UnseenContacts>({
    unseen: 0,
    spam: 0,
    newest: '',
  })

  /** What cannot be asked now is asked again soon. */
  async function update(call: Promise<Result<UnseenContacts>>) {
    const result = await call.catch(() => undefined)
    if (result?.ok) setUnseenContacts(result.value)
  }

  const [refresh] = useState(() => () => update(api.attempt(contactsApi.readUnseen, {})))

  useEffect(() => {
    if (!isOn) return
    const pollIfVisible = () => !document.hidden && refresh()
    pollIfVisible()
    const timer = setInterval(pollIfVisible, POLL_INTERVAL_MS)
    document.addEventListener('visibilitychange', pollIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', pollIfVisible)
    }
  }, [refresh, isOn])

  const [markSeen] = useState(() => (contacts: ListedContact[]) => {
    const ids = contacts.filter(({ seen_at }) => !seen_at).map(({ id }) => id)
    if (ids.length > 0) update(api.attempt(contactsApi.markSeen, { body: { ids } }))
  })
  return { ...unseenContacts, see: markSeen, ask: refresh }
}

/** How many are new and held back, which is the newest; keeps that some have been seen; asks again. */
export function useUnseenContacts() {
  const unseenContacts = useContext(UnseenContactsContext)
  if (!unseenContacts) throw new Error('useContactNews must be used within ContactNewsProvider')
  return unseenContacts
}
