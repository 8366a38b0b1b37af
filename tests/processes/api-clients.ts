import { createApiClient } from '#app/contract/api-client.ts'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { admin } from './server-process.ts'

/** Returns a client of a server in another process. Calls reject with a TypeError when it is down. */
export function createClient(url: string, headers: Record<string, string> = {}) {
  return createApiClient(async ({ method, url: path, body }) => {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const total = Number(response.headers.get('x-total-count') ?? Number.NaN)
    return { status: response.status, body: text && JSON.parse(text), total }
  })
}

export async function signIn(url: string, account: { username: string; password: string } = admin) {
  const { username, password } = account
  const tokens = await createClient(url).call(accountsApi.signIn, { body: { username, password } })
  return {
    ...tokens,
    administrator: createClient(url, { authorization: `Bearer ${tokens.access}` }),
  }
}
