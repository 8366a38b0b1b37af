import type { ApiClient } from '#app/contract/api-client.ts'
import { findServiceWorkers } from '#app/platform/browser/secure-context.ts'
import { refreshSubscription, registerWorker } from './this-browser.ts'

interface StartOptions {
  api: ApiClient
  /** The signed-in administrator. */
  account: string
  /** Navigates to a screen. */
  goTo: (address: string) => void
}

/** Registers the worker and listens to its messages. Returns a function that stops listening. */
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
    // Ignores errors, because the registration is retried when the back office is opened again.
    .catch(() => {})
  return () => workers.removeEventListener('message', handleMessage)
}
