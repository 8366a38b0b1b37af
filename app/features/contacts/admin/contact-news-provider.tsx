import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { createBrowserApi } from '#app/base/browser/browser-api.ts'
import type { Result } from '#app/contract/api-client.ts'
import { contactsApi, type ListedContact, type News } from '../contract.ts'

const ASK_EVERY_MS = 30_000

const NewsContext = createContext<ReturnType<typeof useNews> | undefined>(undefined)

interface ContactNewsProviderProps {
  /** Whether whoever is signed in may read them. */
  isOn: boolean
  credentials: Parameters<typeof createBrowserApi>[0]
  children: ReactNode
}

/** Knows of new contact messages while the back office is open and seen, on whichever screen. */
export function ContactNewsProvider({ children, ...props }: ContactNewsProviderProps) {
  return <NewsContext value={useNews(props)}>{children}</NewsContext>
}

function useNews({ isOn, credentials }: Omit<ContactNewsProviderProps, 'children'>) {
  const [api] = useState(() => createBrowserApi({ ...credentials, timeoutMs: ASK_EVERY_MS / 2 }))
  const [news, setNews] = useState<News>({ unseen: 0, newest: '' })

  /** What cannot be asked now is asked again soon. */
  async function take(call: Promise<Result<News>>) {
    const result = await call.catch(() => undefined)
    if (result?.ok) setNews(result.value)
  }

  useEffect(() => {
    if (!isOn) return
    const ask = () => !document.hidden && take(api.attempt(contactsApi.news, {}))
    ask()
    const timer = setInterval(ask, ASK_EVERY_MS)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [api, isOn])

  const [see] = useState(() => (contacts: ListedContact[]) => {
    const ids = contacts.filter(({ seen_at }) => !seen_at).map(({ id }) => id)
    if (ids.length > 0) take(api.attempt(contactsApi.see, { body: { ids } }))
  })
  return { ...news, see }
}

/** How many are new, which is the newest, and what keeps that some have been seen. */
export function useContactNews() {
  const news = useContext(NewsContext)
  if (!news) throw new Error('useContactNews must be used within ContactNewsProvider')
  return news
}
