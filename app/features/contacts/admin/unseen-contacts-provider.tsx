import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Result } from '#app/contract/api-client.ts'
import { createBrowserApi } from '#app/platform/browser/browser-api.ts'
import { contactsApi, type ListedContact, type UnseenContacts } from '../contract.ts'

const POLL_INTERVAL_MS = 30_000

const UnseenContactsContext = createContext<ReturnType<typeof usePolling> | undefined>(undefined)

interface UnseenContactsProviderProps {
  /** Whether the administrator has the right to read contact messages. */
  isEnabled: boolean
  credentials: Parameters<typeof createBrowserApi>[0]
  children: ReactNode
}

/** Polls for unseen contact messages while the back office is visible. */
export function UnseenContactsProvider({ children, ...props }: UnseenContactsProviderProps) {
  return <UnseenContactsContext value={usePolling(props)}>{children}</UnseenContactsContext>
}

function usePolling({ isEnabled, credentials }: Omit<UnseenContactsProviderProps, 'children'>) {
  const [api] = useState(() =>
    createBrowserApi({ ...credentials, timeoutMs: POLL_INTERVAL_MS / 2 }),
  )
  const [unseenContacts, setUnseenContacts] = useState<UnseenContacts>({
    unseen: 0,
    spam: 0,
    newest: '',
  })

  /** Updates the counts. Ignores errors, because the next poll follows soon. */
  async function update(call: Promise<Result<UnseenContacts>>) {
    const result = await call.catch(() => undefined)
    if (result?.ok) setUnseenContacts(result.value)
  }

  const [refresh] = useState(() => () => update(api.attempt(contactsApi.readUnseen, {})))

  useEffect(() => {
    if (!isEnabled) return
    const pollIfVisible = () => !document.hidden && refresh()
    pollIfVisible()
    const timer = setInterval(pollIfVisible, POLL_INTERVAL_MS)
    document.addEventListener('visibilitychange', pollIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', pollIfVisible)
    }
  }, [refresh, isEnabled])

  const [markSeen] = useState(() => (contacts: ListedContact[]) => {
    const ids = contacts.filter(({ seen_at }) => !seen_at).map(({ id }) => id)
    if (ids.length > 0) update(api.attempt(contactsApi.markSeen, { body: { ids } }))
  })
  return { ...unseenContacts, markSeen, refresh }
}

/** Returns the counts of unseen and spam messages, `markSeen` and `refresh`. */
export function useUnseenContacts() {
  const unseenContacts = useContext(UnseenContactsContext)
  if (!unseenContacts)
    throw new Error('useUnseenContacts must be used within UnseenContactsProvider')
  return unseenContacts
}
