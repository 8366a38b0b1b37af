import { findServiceWorkers } from '#app/base/browser/secure-context.ts'
import type { ApiClient } from '#app/contract/api-client.ts'
import { keepOn, registerWorker } from './this-browser.ts'

interface Start {
  api: ApiClient
  /** Whose office it is. */
  account: string
  /** Shows another screen. */
  goTo: (address: string) => void
}

/** Begins what is between an open screen and the worker. Returns how to stop it. */
export function start({ api, account, goTo }: Start) {
  const workers = findServiceWorkers()
  if (!workers) return undefined
  function hear({ data }: MessageEvent<{ goTo?: string }>) {
    if (data.goTo) goTo(data.goTo)
  }
  workers.addEventListener('message', hear)
  workers.startMessages()
  registerWorker()
    .then(() => keepOn(api, account))
    // A browser that does not let it, or a server that is away: the next screen tries again.
    .catch(() => {})
  return () => workers.removeEventListener('message', hear)
}
