import type { ApiClient } from '#app/contract/api-client.ts'

let pending: Promise<boolean> | undefined

/**
 * Asks the user to confirm their identity, once for all waiting calls. Resolves to whether they
 * did.
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
