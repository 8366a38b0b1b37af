import { data } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { requestReauthentication } from '#app/features/accounts/admin/reauthentication/request-reauthentication.ts'
import { renewSession, restoreSession } from '#app/features/accounts/admin/session.ts'
import { readClaims, readTokens } from '#app/features/accounts/token-storage.ts'
import { identityContext } from '#app/platform/admin/identity-context.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { createBrowserApi } from '#app/platform/browser/browser-api.ts'
import { sendForm } from '#app/platform/browser/send-form.ts'
import type { Route } from './+types/layout.ts'

const credentials = { token: () => readTokens()?.access, renew: renewSession }

/** Credentials for background requests: no token after another person has signed in. */
export const credentialsOf = (sub: string) => ({
  ...credentials,
  token: () => (readClaims()?.sub === sub ? credentials.token() : undefined),
})

/** The API with the rights of the signed-in administrator. */
export const api: ApiClient = createBrowserApi({
  ...credentials,
  sendForm,
  reauthenticate: () => requestReauthentication(api),
})

/** Requires a session for the back office; throws 401 without one. */
export const requireSession: Route.ClientMiddlewareFunction = async ({ context }) => {
  await restoreSession()
  const identity = readClaims()
  if (!identity) throw data(null, { status: 401 })
  context.set(identityContext, identity)
  context.set(apiContext, api)
}
