import type { ApiClient } from '#app/contract/api-client.ts'

let pending: Promise<boolean> | undefined

/**
 * Asks who sits there to show that it is still them: once, however many calls wait for it. False:
 * they did not.
 */
export function requestReauthentication(api: ApiClient) {
  pending ??= import('./reauthentication-dialog.tsx')
    .then(({ openReauthenticationDialog }) => openReauthenticationDialog(api))
    .catch(() => false)
    .finally(() => {
      pending = undefined
    })
  return pending
}
