import type { ApiClient } from '#app/contract/api-client.ts'

let pending: Promise<boolean> | undefined

/**
 * Asks the administrator to confirm their identity; concurrent calls share one dialog. Resolves to
 * whether the administrator confirmed it.
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
