import type { ApiClient } from '#app/contract/api-client.ts'

let asking: Promise<boolean> | undefined

/**
 * Asks who sits there to show that it is still them: once, however many calls wait for it. False:
 * they did not.
 */
export function askForProof(api: ApiClient) {
  asking ??= import('./proof-dialog.tsx')
    .then(({ openProofDialog }) => openProofDialog(api))
    .catch(() => false)
    .finally(() => {
      asking = undefined
    })
  return asking
}
