import { findServiceWorkers } from '#app/base/browser/secure-context.ts'
import type { ApiClient } from '#app/contract/api-client.ts'
import { refreshSubscription, registerWorker } from './this-browser.ts'

interface StartOptions {
  api: ApiClient
  /** Whose office it is. */
  account: string
  /** Shows another screen. */
  goTo: (address: string) => void
}

/** Begins what is between an open screen and the worker. Returns how to stop it. */
export function startWorker({ api, account, goTo }: StartOptions) {
  const workers = findServiceWorkers()
  if (!workers) return undefined
  function handleMessage({ data }: MessageEvent<{ goTo?: string }>) {
    if (data.goTo) goTo(data.goTo)
  }
  workers.addEventListener('message', handleMessage)
  workers.startMessages()
  registerWorker()
    .then(() => refreshSubscription(api, account))
    // A browser that does not let it, or a server that is away: the next screen tries again.
    .catch(() => {})
  return () => workers.removeEventListener('message', handleMessage)
}
