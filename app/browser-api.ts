import { type ApiClient, createApiClient } from '#app/contract/api-client.ts'

/**
 * The API by `fetch`, for code that runs in the browser. `token` gives the access token of whoever
 * is signed in. A broken connection rejects with a TypeError, as `fetch` does; no answer within
 * `timeoutMs` with a TimeoutError.
 */
export function createBrowserApi(
  token: () => string | undefined = () => undefined,
  { timeoutMs }: { timeoutMs?: number } = {},
): ApiClient {
  return createApiClient(async ({ method, url, body }) => {
    const isForm = body instanceof FormData
    const headers = new Headers()
    const access = token()
    if (access) headers.set('authorization', `Bearer ${access}`)
    if (body && !isForm) headers.set('content-type', 'application/json')
    const payload = body && (isForm ? body : JSON.stringify(body))
    const signal = timeoutMs ? AbortSignal.timeout(timeoutMs) : undefined
    const response = await fetch(url, { method, headers, body: payload, signal })
    const text = await response.text()
    const total = Number(response.headers.get('x-total-count') ?? Number.NaN)
    const retryAfter = Number(response.headers.get('retry-after')) || 0
    return { status: response.status, body: text && JSON.parse(text), total, retryAfter }
  })
}
