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
  const [news, setNews] = useState<News>({ unseen: 0, quarantined: 0, newest: '' })

  /** What cannot be asked now is asked again soon. */
  async function take(call: Promise<Result<News>>) {
    const result = await call.catch(() => undefined)
    if (result?.ok) setNews(result.value)
  }

  const [ask] = useState(() => () => take(api.attempt(contactsApi.news, {})))

  useEffect(() => {
    if (!isOn) return
    const look = () => !document.hidden && ask()
    look()
    const timer = setInterval(look, ASK_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [ask, isOn])

  const [see] = useState(() => (contacts: ListedContact[]) => {
    const ids = contacts.filter(({ seen_at }) => !seen_at).map(({ id }) => id)
    if (ids.length > 0) take(api.attempt(contactsApi.see, { body: { ids } }))
  })
  return { ...news, see, ask }
}

/** How many are new and held back, which is the newest; keeps that some have been seen; asks again. */
export function useContactNews() {
  const news = useContext(NewsContext)
  if (!news) throw new Error('useContactNews must be used within ContactNewsProvider')
  return news
}
