import { anonymousApi } from '#app/platform/browser/browser-api.ts'
import { accountsApi } from '../contract.ts'
import { clearTokens, readTokens, storeTokens } from '../token-storage.ts'

let renewing: Promise<boolean> | undefined
let restoring: Promise<unknown> | undefined

/**
 * Fetches a new access token. Returns false if the session has ended, and clears its tokens.
 * Rejects if the server is unreachable and keeps the tokens.
 */
export function renewSession() {
  renewing ??= renew().finally(() => {
    renewing = undefined
  })
  return renewing
}

/** Renews the session at start. Resolves when done, whatever the outcome. */
export function restoreSession() {
  restoring ??= renewSession().catch(() => undefined)
  return restoring
}

/** Removes the tokens immediately, then ends the session on the server if it is reachable. */
export async function endSession() {
  const tokens = readTokens()
  clearTokens()
  if (!tokens) return
  await anonymousApi
    .attempt(accountsApi.signOut, { body: { refresh: tokens.refresh } })
    .catch((error) => console.warn('The session could not be ended on the server', error))
}

async function renew() {
  const tokens = readTokens()
  if (!tokens) {
    clearTokens()
    return false
  }
  const { refresh } = tokens
  const result = await anonymousApi.attempt(accountsApi.refresh, { body: { refresh } })
  // Another tab may have signed out or in meanwhile; its tokens take precedence.
  if (readTokens()?.refresh !== refresh) return readTokens() !== undefined
  if (result.ok) {
    storeTokens({ access: result.value.access, refresh })
    return true
  }
  const isRefused = result.status === 400 || result.status === 401
  if (!isRefused) throw new Error(result.failure.detail)
  clearTokens()
  return false
}
