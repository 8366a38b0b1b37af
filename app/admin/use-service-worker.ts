import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useIdentity } from '#app/platform/admin/identity-context.ts'
import { findServiceWorkers } from '#app/platform/browser/secure-context.ts'
import { useApi } from '#app/platform/browser/use-api.ts'

const START_DELAY_MS = 2000

/** Starts the service worker of the back office after the first screen was shown. */
export function useServiceWorker() {
  const api = useApi()
  const navigate = useNavigate()
  const { sub: account } = useIdentity()

  useEffect(() => {
    if (!findServiceWorkers()) return
    let stop: (() => void) | undefined
    let isCancelled = false
    const load = async () => {
      // A failure is ignored; the script is loaded again with the next page load.
      const loaded = await import('#app/features/push/admin/start-worker.ts').catch(() => undefined)
      if (!isCancelled) stop = loaded?.startWorker({ api, account, goTo: navigate })
    }
    // Browsers remember failed modules until the page is loaded again, and screens share some of them.
    const loadWhenOnline = () => {
      if (navigator.onLine) void load()
      else addEventListener('online', load, { once: true })
    }
    const timer = setTimeout(loadWhenOnline, START_DELAY_MS)
    return () => {
      isCancelled = true
      clearTimeout(timer)
      removeEventListener('online', load)
      stop?.()
    }
  }, [api, account, navigate])
}
